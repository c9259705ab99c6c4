import { dateFormat } from '@meio-campo/contract/rules'
import { IconArrowLeft, IconExternalLink, IconLink, IconMail, IconRefresh, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { openAddress } from '../../../api/open-call.ts'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { AdPlace } from '../website/pages/ad-place.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { tabTitle } from '../../../components/page/tab-title.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { findGuide, guideText } from '../../../console/guides/guides.ts'
import { copyText } from '../../../state/clipboard.ts'
import { SourcesCard } from '../../importing/open-data/sources-card.tsx'
import styles from './help-page.module.css'
import { HelpResults } from './help-results.tsx'
import { serviceStatusQuery, type Check } from './service-status-query.ts'

/** "Obter Ajuda": the search text and the open guide are both in the address. */
export function HelpPage() {
  const { guia, busca = '' } = useSearch({ from: '/help' })
  const navigate = useNavigate({ from: '/help' })
  const guide = guia === undefined ? undefined : findGuide(guia)
  const search = (text: string) =>
    void navigate({ search: text === '' ? {} : { busca: text }, replace: true, resetScroll: false })
  return (
    <PageFrame
      title="Obter Ajuda"
      tab={tabTitle(guide?.title ?? 'Obter Ajuda', 'Obter Ajuda')}
      subtitle="Guias, perguntas e o estado do serviço."
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <HelpSearchField value={busca} onChange={search} />
          {guia === undefined ? <HelpResults query={busca} /> : <GuideView key={guia} id={guia} />}
        </div>
        <HelpAside />
      </div>
      <AdPlace place="help" />
    </PageFrame>
  )
}

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
}

function HelpSearchField({ value, onChange }: Props) {
  const id = useId()
  // The address follows a moment later; what is typed must not wait for it. An address that changes by itself
  // (back, a guide opened) takes over.
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== text) setText(value)
  }
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <HiddenText>Buscar na ajuda</HiddenText>
      </label>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        id={id}
        className={fieldStyles.input}
        type="search"
        placeholder="Buscar na ajuda: senha, erro, limite…"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onChange(event.currentTarget.value)
        }}
      />
    </div>
  )
}

/** Beside the texts: is it up, where is the reference, and who answers. */
function HelpAside() {
  return (
    <div className={styles.aside}>
      <ServiceStatus />
      <SourcesCard />
      <Card title="Referência da API">
        <p className={styles.text}>
          Cada operação, campo e resposta na{' '}
          <TextLink to="/api" search={{ aba: 'referencia' }}>
            referência
          </TextLink>
          , o que mudou em{' '}
          <TextLink to="/api" search={{ aba: 'mudancas' }}>
            Mudanças
          </TextLink>
          , e tudo no padrão OpenAPI 3.1:
        </p>
        <a className={styles.link} href={openAddress('/api/v1/openapi.json')} target="_blank" rel="noopener noreferrer">
          openapi.json
          <IconExternalLink size={14} stroke={1.75} aria-hidden />
        </a>
      </Card>
      <Card title="Não achou?">
        <p className={styles.text}>Escreva para quem mantém este site. A resposta chega por e-mail.</p>
        <ButtonLink to="/contact" variant="default" leftSection={<IconMail size={15} stroke={1.75} aria-hidden />}>
          Falar com a gente
        </ButtonLink>
      </Card>
    </div>
  )
}

const clock = dateFormat({ timeStyle: 'medium' })

/** The current health of this server. */
function ServiceStatus() {
  const { data, isFetching, refetch } = useQuery(serviceStatusQuery())
  const well = data?.health.ok && data.ready.ok
  return (
    <Card
      title="Estado do serviço"
      aside={data && <Badge tone={well ? 'ok' : 'bad'}>{well ? 'Tudo no ar' : 'Com problemas'}</Badge>}
    >
      {data ? (
        <dl className={styles.checks}>
          <Line name="API" path="/health" check={data.health} />
          <Line name="Banco de dados" path="/ready" check={data.ready} />
        </dl>
      ) : (
        <SkeletonRows count={2} />
      )}
      <div className={styles.foot}>
        <output>{data ? `Conferido às ${clock.format(data.at)}` : 'Conferindo…'}</output>
        <Button
          size="xs"
          variant="default"
          loading={isFetching}
          leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
          onClick={() => void refetch()}
        >
          Atualizar
        </Button>
      </div>
    </Card>
  )
}

interface LineProps {
  readonly name: string
  readonly path: string
  readonly check: Check
}

function Line({ name, path, check: { ok, milliseconds } }: LineProps) {
  const words = ok ? 'Responde' : milliseconds === null ? 'Sem resposta' : 'Indisponível'
  return (
    <div>
      <dt>
        {name}
        <code>{path}</code>
      </dt>
      <dd>
        {milliseconds !== null && <span>{milliseconds} ms</span>}
        <Badge tone={ok ? 'ok' : 'bad'}>{words}</Badge>
      </dd>
    </div>
  )
}

/** One guide, at an address that can be shared. */
function GuideView({ id }: { readonly id: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const guide = findGuide(id)
  // The address changed within the page, so the focus is moved to the new content.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!guide) {
    return (
      <Card>
        <EmptyState
          title="Este guia não existe"
          action={
            <ButtonLink to="/help" search={{}} variant="default">
              Todos os guias
            </ButtonLink>
          }
        >
          O endereço pode ter mudado. Busque pelo assunto.
        </EmptyState>
      </Card>
    )
  }
  return (
    <article className={styles.guide}>
      <Link className={styles.back} to="/help" search={{}} activeProps={{}}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        Todos os guias
      </Link>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {guide.title}
          </h2>
          <p className={styles.summary}>{guide.summary}</p>
        </div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={14} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(window.location.href)}
        >
          Copiar link
        </Button>
      </header>
      <Markdown>{guideText(guide, openAddress('').replace(/\/$/, ''))}</Markdown>
    </article>
  )
}
