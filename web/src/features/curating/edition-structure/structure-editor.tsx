import type { EditionStructure, StructurePhase } from '@meio-campo/contract'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { FormActions } from '../../../components/form/form.tsx'
import { useWrongField } from '../../../components/form/use-wrong-field.ts'
import { Notice } from '../../../components/notice.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useMayEdit } from '../../../session/duties.ts'
import { confirm } from '../../../state/dialogs.ts'
import { standingsQuery } from '../../football/pieces/standings/standings-queries.ts'
import styles from './editor.module.css'
import { FixturesDialog } from './fixtures-dialog.tsx'
import { NewMatchDialog } from './new-match-dialog.tsx'
import { PhaseCard } from './phase-card.tsx'
import { blankPhase, moved, removed, replaced, teamsOf, type PhaseKind } from './phase-draft.ts'
import { followSources } from './place-sources.ts'
import { kindNames } from './rule-words.ts'
import { placesIn } from './refused-parts.ts'
import { RefusedPlaces } from './refused-places.tsx'
import { structureChanges } from './structure-changes.ts'
import { structureSentences } from './structure-places.ts'
import { mergeStructures } from './structure-merge.ts'
import { TeamNamesProvider, useTeamNames } from './team-names.ts'
import { useStructure } from './use-structure.ts'

const kinds = Object.keys(kindNames) as PhaseKind[]

/** An edition's phases, all of them, saved together. */
export function StructureEditor({ structure }: { readonly structure: EditionStructure }) {
  const work = useStructure(structure)
  const { base, phases, setPhases, dirty, errors, refused } = work
  const cards = useWrongField<HTMLDivElement>(errors)
  const teamOf = useTeamNames(base.teams, phases.flatMap(teamsOf))
  const [generating, setGenerating] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const { competition, edition, matches } = base
  const mayEditMatches = useMayEdit('match', competition.id)
  const standings = useQuery(standingsQuery(competition.id, { temporada: edition.name }))
  const tableOf = (phase: StructurePhase) => standings.data?.data.phases.find(({ id }) => id === phase.id)
  const chosen = base.phases.find(({ id }) => id === generating)

  const remove = async (index: number) => {
    const { id, name } = phases[index]!
    const sure =
      id === null ||
      (await confirm({
        title: `Remover a fase ${name}?`,
        message: 'Grupos, times, rodadas e confrontos dela vão junto quando você salvar. Dá para desfazer depois.',
        confirmLabel: 'Remover',
        danger: true,
      }))
    if (sure) setPhases(followSources(phases, removed(phases, index)))
  }

  return (
    <TeamNamesProvider value={teamOf}>
      <div className={styles.stack}>
        {work.restored && (
          <Notice
            tone="info"
            action={
              <Button variant="default" size="xs" onClick={work.discard}>
                Descartar rascunho
              </Button>
            }
          >
            Recuperamos o que você mudou aqui e ainda não salvou.
          </Notice>
        )}
        {phases.length === 0 && (
          <Card>
            <EmptyState title="Esta edição ainda não tem fases">
              Comece pela primeira: pontos corridos, grupos ou mata-mata.
            </EmptyState>
          </Card>
        )}
        <div className={styles.stack} ref={cards}>
          {phases.map((phase, index) => (
            <RefusedPlaces
              // oxlint-disable-next-line react/no-array-index-key -- a phase's name is being typed: its place is what stays
              key={index}
              value={placesIn(refused, index, phase.name)}
            >
              <PhaseCard
                phase={phase}
                earlier={phases.slice(0, index)}
                place={{ first: index === 0, last: index === phases.length - 1 }}
                matches={matches}
                standings={tableOf(phase)}
                nameError={refused.find(({ field }) => field === `phases.${index}.name`)?.message}
                onChange={(next) => setPhases(followSources(phases, replaced(phases, index, next)))}
                onMove={(step) => setPhases(moved(phases, index, step))}
                onRemove={() => void remove(index)}
                onGenerate={dirty || !mayEditMatches ? null : () => setGenerating(phase.id)}
              />
            </RefusedPlaces>
          ))}
        </div>
        <div className={styles.tools}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() => setPhases([...phases, blankPhase(kind, phases)])}
            >
              {kindNames[kind]}
            </Button>
          ))}
          {mayEditMatches && !dirty && phases.length > 0 && (
            <Button variant="default" onClick={() => setAdding(true)}>
              Adicionar um jogo
            </Button>
          )}
        </div>
        {refused.length > 0 && (
          <Notice tone="warn" announce="at once">
            {structureSentences(refused, phases)}
          </Notice>
        )}
        {dirty && (
          <div className={styles.saveBar}>
            <p>A estrutura tem mudanças não salvas.</p>
            <Button variant="default" onClick={work.discard}>
              Descartar
            </Button>
            <Button loading={work.saving} onClick={() => void work.save()}>
              Salvar estrutura
            </Button>
          </div>
        )}
        {chosen && <FixturesDialog structure={base} phase={chosen} onClose={() => setGenerating(null)} />}
        {adding && <NewMatchDialog structure={base} onClose={() => setAdding(false)} />}
        {work.newer && (
          <StaleStructureDialog
            base={base}
            mine={phases}
            newer={work.newer}
            onPutOff={work.putOff}
            onSettle={(theirs) => void work.settle(theirs)}
          />
        )}
      </div>
    </TeamNamesProvider>
  )
}

interface Props {
  readonly base: EditionStructure
  readonly mine: readonly StructurePhase[]
  readonly newer: EditionStructure
  readonly onPutOff: () => void
  readonly onSettle: (theirsChosen: ReadonlySet<string>) => void
}

/** Two people, one structure: what the other one did, and for what both touched a choice. */
function StaleStructureDialog({ base, mine, newer, onPutOff, onSettle }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const { clashes } = mergeStructures(base.phases, mine, newer.phases, theirs)
  const choose = (key: string, side: 'mine' | 'theirs') => {
    const next = new Set(theirs)
    if (side === 'theirs') next.add(key)
    else next.delete(key)
    setTheirs(next)
  }
  return (
    <FormDialog title="Outra pessoa mudou a estrutura" onClose={onPutOff}>
      <div className={styles.stack}>
        <ul className={styles.errors}>
          {structureChanges(base, newer).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          {clashes.length === 0
            ? 'Vocês mudaram partes diferentes: nada se perde. Salve o seu por cima.'
            : 'Vocês mudaram as mesmas partes. Escolha o que fica; o resto do que cada um mudou permanece.'}
        </p>
        {clashes.map(({ key, words }) => (
          <div key={key} className={`${styles.tools} ${styles.spread}`}>
            <span>{words}</span>
            <Segmented
              label={words}
              choices={[
                { value: 'mine', label: 'O seu' },
                { value: 'theirs', label: 'Da outra pessoa' },
              ]}
              value={theirs.has(key) ? 'theirs' : 'mine'}
              onChange={(side) => choose(key, side)}
            />
          </div>
        ))}
        <FormActions>
          <Button variant="default" onClick={onPutOff}>
            Voltar ao editor
          </Button>
          <Button onClick={() => onSettle(theirs)}>Salvar assim</Button>
        </FormActions>
      </div>
    </FormDialog>
  )
}
