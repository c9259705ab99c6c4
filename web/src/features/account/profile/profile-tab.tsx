import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton-form.tsx'
import { accountQuery } from './account-queries.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePhoto } from './profile-photo.tsx'

export function ProfileTab() {
  const account = useQuery(accountQuery())
  return (
    <QueryView
      query={account}
      skeleton={
        <Card>
          <SkeletonForm fields={4} />
        </Card>
      }
    >
      {({ data }) => (
        <>
          <ProfilePhoto name={data.name} photo={data.photo} />
          <ProfileForm key={data._id} account={data} />
        </>
      )}
    </QueryView>
  )
}
