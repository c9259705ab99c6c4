import type { OfficialsPage, OfficialsSheet } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { matchOfficialsQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { roles } from '../../football/pieces/matches/match-words.ts'
import { MatchPartFrame } from './match-part-frame.tsx'
import { PersonField } from './person-field.tsx'
import styles from './match-part.module.css'
import { useMatchPart } from './use-match-part.ts'

type Official = OfficialsSheet['officials'][number]
type Role = Official['role']

/** The referee and the other officials of a match. */
export function OfficialsTab({ address, userId }: { readonly address: MatchAddress; readonly userId: string }) {
  const query = useQuery(matchOfficialsQuery(address))
  return <QueryView query={query}>{({ data }) => <Editor address={address} userId={userId} page={data} />}</QueryView>
}

interface Props {
  readonly address: MatchAddress
  readonly userId: string
  readonly page: OfficialsPage
}

function Editor({ address, userId, page }: Props) {
  const part = useMatchPart<OfficialsSheet>({
    version: page.match.version,
    part: {
      officials: page.officials.map(({ role, person, country }) => ({
        role,
        person: person.id,
        name: person.name,
        country,
      })),
    },
    draftKey: `sheet:${userId}:${address.idjogo}:officials`,
    send: ({ officials }, version) =>
      api.put('/api/v1/campeonatos/{id}/jogos/{idjogo}/arbitros', {
        params: address,
        body: {
          officials: officials.map((official) => (official.person === null ? official : { ...official, name: null })),
        },
        ifMatch: version,
        quiet: true,
      }),
    toPart: (current) => current as OfficialsSheet,
    savedWords: 'Arbitragem salva.',
  })
  const { officials } = part.mine
  const set = (at: number, change: Partial<Official>) =>
    part.change((now) => ({
      officials: now.officials.map((official, index) => (index === at ? { ...official, ...change } : official)),
    }))
  const used = new Set(officials.map(({ role }) => role))
  const next: Role = !used.has('referee')
    ? 'referee'
    : !used.has('fourth') && officials.length > 2
      ? 'fourth'
      : 'assistant'
  return (
    <MatchPartFrame part={part} label="Arbitragem">
      <Card title="Arbitragem">
        <div className={styles.rows}>
          {officials.length === 0 && <p>Ainda sem arbitragem.</p>}
          {officials.map((official, index) => (
            // oxlint-disable-next-line no-array-index-key -- a row has no id until a person is chosen in it
            <div key={official.person ?? index} className={`${styles.row} ${styles.official}`}>
              <SelectField
                label="Função"
                name={`role${index}`}
                choices={Object.entries(roles).map(([value, label]) => ({ value, label }))}
                value={official.role}
                error={part.errorAt(`officials.${index}.role`)}
                onChange={(role) => set(index, { role: role as Role })}
                onBlur={() => undefined}
              />
              <PersonField
                label={`Nome (${roles[official.role]})`}
                as="referee"
                value={official}
                error={part.errorAt(`officials.${index}`)}
                onChange={(person) => set(index, person)}
              />
              <Button
                variant="subtle"
                size="xs"
                aria-label={`Tirar ${official.name ?? roles[official.role]}`}
                onClick={() =>
                  part.change((now) => ({ officials: now.officials.filter((_, place) => place !== index) }))
                }
              >
                Tirar
              </Button>
            </div>
          ))}
          <div>
            <Button
              variant="default"
              size="xs"
              onClick={() =>
                part.change((now) => ({
                  officials: [...now.officials, { role: next, person: null, name: null, country: null }],
                }))
              }
            >
              Adicionar
            </Button>
          </div>
        </div>
      </Card>
    </MatchPartFrame>
  )
}
