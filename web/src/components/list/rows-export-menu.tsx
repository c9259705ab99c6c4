import { IconDownload } from '@tabler/icons-react'
import { Button } from '../button/button.tsx'
import { HiddenText } from '../hidden-text.tsx'
import { Menu } from '../menu/menu.tsx'
import { saveFile } from './export-file.ts'
import { csvOfRows } from './rows-file.ts'

interface Props {
  /** What the page shows, whole, in its order. */
  readonly rows: readonly object[]
  /** Of the file, without its ending. */
  readonly name: string
  /** The part of the page that it is of, where a page has several: the button is small, and says it to screen readers. */
  readonly part?: string
}

/** A list that is whole on the screen as a file: what is part of a page has no call of its own to ask for one. */
export function RowsExportMenu({ rows, name, part }: Props) {
  const save = (ending: 'csv' | 'json', type: string, text: string) =>
    saveFile(new Blob([text], { type }), `${name}.${ending}`)
  return (
    <Menu
      renderTrigger={(props) => (
        <Button
          {...props}
          variant={part ? 'subtle' : 'default'}
          size={part ? 'xs' : undefined}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        >
          Exportar
          {part && <HiddenText>: {part}</HiddenText>}
        </Button>
      )}
      items={[
        { label: 'Exportar CSV', onChoose: () => save('csv', 'text/csv;charset=utf-8', csvOfRows(rows)) },
        { label: 'Exportar JSON', onChoose: () => save('json', 'application/json', JSON.stringify(rows, null, 2)) },
      ]}
    />
  )
}
