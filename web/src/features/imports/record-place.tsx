import { TextLink } from '../../components/text-link.tsx'

interface Props {
  readonly kind: string
  readonly id: string
  readonly name: string
}

/** A record's name, leading to its page where it has one that its id alone finds. */
export function RecordPlace({ kind, id, name }: Props) {
  const params = { id }
  switch (kind) {
    case 'team':
      return (
        <TextLink to="/times/$id" params={params}>
          {name}
        </TextLink>
      )
    case 'person':
      return (
        <TextLink to="/jogadores/$id" params={params}>
          {name}
        </TextLink>
      )
    case 'stadium':
      return (
        <TextLink to="/estadios/$id" params={params}>
          {name}
        </TextLink>
      )
    default:
      return <b>{name}</b>
  }
}
