import { TextLink } from '../../../../components/text-link.tsx'

/** Where it is explained how an estimate is made, and how good it has been. */
export function MethodLink() {
  return (
    <TextLink to="/help" search={{ guia: 'previsoes' }}>
      Como é feita
    </TextLink>
  )
}
