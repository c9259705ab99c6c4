import type { WebsitePage } from '@meio-campo/contract'
import { IconTrash } from '@tabler/icons-react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { FormNote } from '../../../../components/form/form.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { longDate } from '../../../../components/moment/moment-words.ts'
import { confirm } from '../../../../state/dialogs.ts'
import { showLinkToast } from '../../../../state/toasts.ts'
import { NewPage } from './new-page.tsx'
import { offerTextUndo } from './offer-text-undo.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { TextActions, TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'
import { TextList, TextListRow } from './text-list.tsx'
import { pageRules, useTextForm } from './use-text-form.ts'
import { refreshWebsite, type SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

const route = getRouteApi('/settings')

export function PagesSection() {
  const { pagina, novo } = route.useSearch()
  return (
    <WebsiteSection>
      {({ website }) => {
        if (novo) return <NewPage />
        const page = website.pages.find(({ id }) => id === pagina)
        return page ? <PageEditor key={page.id} page={page} /> : <PageList pages={website.pages} />
      }}
    </WebsiteSection>
  )
}

function PageList({ pages }: { readonly pages: SiteData['website']['pages'] }) {
  return (
    <Card
      title="Páginas institucionais"
      flush
      aside={
        <ButtonLink to="/settings" search={{ aba: 'site', secao: 'paginas', novo: true }} size="xs">
          Nova página
        </ButtonLink>
      }
    >
      <TextList label="Páginas institucionais">
        {pages.map((page) => (
          <TextListRow
            key={page.id}
            title={page.title}
            actions={
              <>
                <ButtonLink
                  to="/settings"
                  search={{ aba: 'site', secao: 'paginas', pagina: page.id }}
                  variant="default"
                  size="xs"
                  aria-label={`Editar ${page.title}`}
                >
                  Editar
                </ButtonLink>
                {!permanentPages.has(page.id) && (
                  <Button
                    variant="default"
                    color="danger"
                    size="xs"
                    aria-label={`Apagar ${page.title}`}
                    onClick={() => void askDeletePage(page)}
                  >
                    Apagar
                  </Button>
                )}
              </>
            }
          >
            /institucional/{page.id} · atualizada em {longDate(new Date(page.updatedAt))}
          </TextListRow>
        ))}
      </TextList>
    </Card>
  )
}

/** The menu and the registration lead to them. */
const permanentPages: ReadonlySet<string> = new Set(['terms', 'privacy', 'about'])

async function askDeletePage({ id, title }: WebsitePage): Promise<void> {
  await confirm({
    title: 'Apagar página',
    message: `“${title}” sai de /institucional/${id}, e os links para ela deixam de abrir.`,
    detail: 'O texto fica no histórico, de onde pode voltar.',
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    danger: true,
    action: async () => {
      const result = await api.delete('/api/v1/website/paginas/{id}', { params: { id } })
      if (result.ok) void offerTextUndo(`websitePage:${id}`, 'Página apagada.', 'A página voltou.')
      await refreshWebsite()
    },
  })
}

const list = { aba: 'site', secao: 'paginas' } as const

/** The texts that every new user accepts. */
const acceptedTexts: Readonly<Record<string, string>> = {
  terms: 'os termos de uso',
  privacy: 'a política de privacidade',
}

function askToReplace({ id }: WebsitePage): Promise<boolean> {
  return confirm({
    title: `Substituir ${acceptedTexts[id]}?`,
    message: `O texto novo vale assim que for salvo: aparece em /institucional/${id} e para quem for criar uma conta.`,
    detail:
      'Quem já tem conta aceitou o texto anterior e não é avisado da troca. O texto anterior fica no histórico da página, de onde pode voltar.',
    confirmLabel: 'Substituir',
  })
}

function PageEditor({ page }: { readonly page: WebsitePage }) {
  const navigate = useNavigate()
  const form = useTextForm({
    text: { kind: 'page', id: page.id },
    initial: { title: page.title, body: page.body },
    rules: pageRules,
    ...(page.id in acceptedTexts && { ask: () => askToReplace(page) }),
    onSave: (body) => api.patch('/api/v1/website/paginas/{id}', { params: { id: page.id }, body }),
    onSaved: async () => {
      await refreshWebsite()
      showLinkToast('Página salva.', `/institucional/${page.id}`)
      await navigate({ to: '/settings', search: list })
    },
  })
  return (
    <>
      <Card title={`Editar: ${page.title}`}>
        <TextForm label="Editar página" onSubmit={form.submit} draft={form.draft}>
          <TextField label="Título" {...form.field('title')} />
          <MarkdownEditor {...form.field('body')} />
          {page.appendix !== null && (
            <FormNote>
              Depois do seu texto, a página mostra sozinha o que esta versão do programa guarda, para quê e por quanto
              tempo.
            </FormNote>
          )}
          <TextActions save="Salvar página" sending={form.sending} section="paginas" />
        </TextForm>
      </Card>
      <TextHistory kind="websitePage" id={page.id} />
    </>
  )
}
