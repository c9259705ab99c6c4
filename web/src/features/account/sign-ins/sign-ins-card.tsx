import type { SignIn } from '@meio-campo/contract'
import { IconAlertTriangle, IconLogin2, IconShieldCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesQuery } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'

/** Successful and failed sign-ins, and changes of the account's security. */
export function SignInsCard() {
  const signIns = useInfiniteQuery(pagesQuery('/api/v1/conta/entradas'))
  return (
    <Card title="Entradas e mudanças de segurança" flush>
      <PagesView
        query={signIns}
        noun={{ one: 'registro', many: 'registros' }}
        empty={<EmptyState title="Nada registrado ainda">Entradas na sua conta aparecem aqui.</EmptyState>}
      >
        {(rows) => (
          <IconRows label="Entradas e mudanças de segurança">
            {rows.map((row) => (
              <SignInRow key={row.id} signIn={row} />
            ))}
          </IconRows>
        )}
      </PagesView>
    </Card>
  )
}

function SignInRow({ signIn }: { readonly signIn: SignIn }) {
  const failed = signIn.action.endsWith('_failed')
  const entered = signIn.action === 'access.sign_in'
  return (
    <IconRow icon={failed ? IconAlertTriangle : entered ? IconLogin2 : IconShieldCheck} name={sentence(signIn, failed)}>
      <MetaLine>
        <Moment at={signIn.at} />
        {signIn.device}
        {signIn.address}
      </MetaLine>
    </IconRow>
  )
}

/** The summary is written to follow a name; here it begins the line. */
function sentence({ summary }: SignIn, failed: boolean): string {
  return failed ? `Alguém ${summary}` : summary.charAt(0).toUpperCase() + summary.slice(1)
}
