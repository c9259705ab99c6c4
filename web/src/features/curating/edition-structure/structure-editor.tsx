import type { EditionStructure, StructurePhase } from '@meio-campo/contract'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Notice } from '../../../components/notice.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { standingsQuery } from '../../football/pieces/standings/standings-queries.ts'
import styles from './editor.module.css'
import { FixturesDialog } from './fixtures-dialog.tsx'
import { NewMatchDialog } from './new-match-dialog.tsx'
import { PhaseCard } from './phase-card.tsx'
import { blankPhase, moved, removed, replaced, teamsOf, type PhaseKind } from './phase-draft.ts'
import { kindNames } from './rule-words.ts'
import { StaleStructureDialog } from './stale-structure-dialog.tsx'
import { TeamNamesProvider, useTeamNames } from './team-names.ts'
import { useStructure } from './use-structure.ts'

const kinds = Object.keys(kindNames) as PhaseKind[]

/** An edition's phases, all of them, saved together. */
export function StructureEditor({ structure }: { readonly structure: EditionStructure }) {
  const work = useStructure(structure)
  const { base, phases, setPhases, dirty, errors } = work
  const teamOf = useTeamNames(base.teams, phases.flatMap(teamsOf))
  const [generating, setGenerating] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const { competition, edition, matches } = base
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
    if (sure) setPhases(removed(phases, index))
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
        <div className={styles.stack}>
          {phases.map((phase, index) => (
            <PhaseCard
              // oxlint-disable-next-line react/no-array-index-key -- a phase's name is being typed: its place is what stays
              key={index}
              phase={phase}
              place={{ first: index === 0, last: index === phases.length - 1 }}
              matches={matches}
              standings={tableOf(phase)}
              nameError={errors.find(({ field }) => field === `phases.${index}.name`)?.message}
              onChange={(next) => setPhases(replaced(phases, index, next))}
              onMove={(step) => setPhases(moved(phases, index, step))}
              onRemove={() => void remove(index)}
              onGenerate={dirty ? null : () => setGenerating(phase.id)}
            />
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
          {!dirty && phases.length > 0 && (
            <Button variant="default" onClick={() => setAdding(true)}>
              Adicionar um jogo
            </Button>
          )}
        </div>
        {errors.length > 0 && (
          <Notice tone="warn" announce="at once">
            {errors.map(({ message }) => message).join(' ')}
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
