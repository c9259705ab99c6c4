import type { StadiumPage } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { formerNameWords, stadiumPlace, surfaceWords } from '../pieces/stadiums/stadium-words.ts'
import { StadiumPicture } from './stadium-picture.tsx'

const whole = new Intl.NumberFormat('pt-BR')
const seats = (count: number | null) => count !== null && whole.format(count)

export function StadiumFactsCard({ stadium }: { readonly stadium: StadiumPage }) {
  return (
    <Card>
      <StadiumPicture photo={stadium.photo} />
      <FactList
        facts={[
          { name: 'Cidade', value: stadiumPlace(stadium) },
          { name: 'Capacidade', value: seats(stadium.capacity) },
          { name: 'Inauguração', value: stadium.opened },
          { name: 'Gramado', value: surfaceWords(stadium.surface) },
          { name: 'Recorde de público', value: seats(stadium.recordAttendance) },
          { name: 'Nomes antigos', value: stadium.formerNames.map(formerNameWords).join(', ') },
        ]}
      />
    </Card>
  )
}
