import type { WebsitePage } from '@meio-campo/contract'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { FormNote } from '../../../../components/form/form.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { longDate } from '../../../../components/moment/moment-words.ts'
import { confirm } from '../../../../state/dialogs.ts'
import { showLinkToast } from '../../../../state/toasts.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { TextActions, TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'
import { TextList, TextListRow } from './text-list.tsx'
import { pageRules, useTextForm } from './use-text-form.ts'
import { refreshWebsite, type SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

const route = getRouteApi('/settings')

export function PagesSection() {
  const { pagina } = route.useSearch()
  return (
    <WebsiteSection>
      {({ website }) => {
        const page = website.pages.find(({ id }) => id === pagina)
        return page ? <PageEditor key={page.id} page={page} /> : <PageList pages={website.pages} />
      }}
    </WebsiteSection>
  )
}

function PageList({ pages }: { readonly pages: SiteData['website']['pages'] }) {
  return (
    <Card title="Páginas institucionais" flush>
      <TextList label="Páginas institucionais">
        {pages.map((page) => (
          <TextListRow
            key={page.id}
            title={page.title}
            actions={
              <ButtonLink
                to="/settings"
                search={{ aba: 'site', secao: 'paginas', pagina: page.id }}
                variant="default"
                size="xs"
                aria-label={`Editar ${page.title}`}
              >
                Editar
              </ButtonLink>
            }
          >
            /institucional/{page.id} · atualizada em {longDate(new Date(page.updatedAt))}
          </TextListRow>
        ))}
      </TextList>
    </Card>
  )
}

const list = { aba: 'site', secao: 'paginas' } as const

/** The texts that everybody accepts who makes an account. */
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
        <TextForm label="Editar página" onSubmit={form.submit}>
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
