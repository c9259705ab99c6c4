import type { TeamPage } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { Crest } from '../../../components/crest/crest.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { colourWords } from '../pieces/teams/team-words.ts'
import styles from './team-hero.module.css'
import { homeWords } from '../pieces/teams/team-words.ts'

/** The team itself, under a band of its colours. */
export function TeamHero({ team }: { readonly team: TeamPage }) {
  const { id, colours, stadium, coach, confederation, rivals, titles, site } = team
  const home = homeWords(team)
  return (
    <section className={styles.hero} aria-label="Dados do time">
      {colours.length > 0 && (
        <span className={styles.band} aria-hidden="true">
          {colours.map((colour) => (
            <i key={colour} style={{ background: colour }} />
          ))}
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.crest}>
          <Crest team={team} size={112} />
          {colours.length > 0 && (
            <ul className={styles.colours} aria-label="Cores">
              {colours.map((colour) => (
                <li key={colour}>
                  <i style={{ background: colour }} aria-hidden="true" />
                  {colourWords(colour)}
                </li>
              ))}
            </ul>
          )}
        </div>
        <FactList
          facts={[
            { name: 'Fundação', value: team.founded },
            { name: 'Extinção', value: team.dissolved },
            {
              name: team.city ? 'Cidade' : 'País',
              value: home && (
                <span>
                  {team.country && <Flag code={team.country} size={13} decorative />} {home}
                </span>
              ),
            },
            {
              name: 'Estádio',
              value: stadium && (
                <TextLink to="/estadios/$id" params={{ id: stadium.id }}>
                  {stadium.name}
                </TextLink>
              ),
            },
            {
              name: team.season ? `Técnico em ${team.season}` : 'Técnico',
              value: coach && <PersonLink person={coach} kind="coach" />,
            },
            {
              name: 'Confederação',
              value: confederation && (
                <TextLink to="/confederacoes/$id" params={{ id: confederation.id }}>
                  {confederation.acronym ?? confederation.name}
                </TextLink>
              ),
            },
            {
              name: plural(rivals.length, 'Rival', 'Rivais'),
              value: rivals.length > 0 && (
                <span className={styles.rivals}>
                  {rivals.map((rival) => (
                    <TeamLink key={rival.id} team={rival} />
                  ))}
                </span>
              ),
            },
            {
              name: 'Títulos',
              value: titles > 0 && (
                <TextLink to="/times/$id/titulos" params={{ id }}>
                  {count(titles, { one: 'título', many: 'títulos' })}
                </TextLink>
              ),
            },
            { name: 'Sigla', value: team.acronym },
            {
              name: 'Site',
              value: site && URL.canParse(site) && /^https?:/.test(site) && (
                <a href={site} target="_blank" rel="noreferrer">
                  {new URL(site).hostname.replace(/^www\./, '')}
                </a>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
