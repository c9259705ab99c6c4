import type { FactorAdded, Factors, OwnerProof, Passkey } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Result } from '../../../api/result.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { createCredential } from '../../../session/passkey.ts'
import { adoptTabDevice } from '../../../session/session.ts'
import { useSession } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'
import { factorsQuery, noteFactor, refreshFactors } from './factor-queries.ts'
import styles from './factors.module.css'
import { newPasskeyName } from './passkey-name.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

// The drawing of QR codes is loaded when one is drawn.
const TotpDialog = lazy(async () => ({ default: (await import('./totp-dialog.tsx')).TotpDialog }))

type Step =
  | { readonly kind: 'start-totp' | 'remove-totp' | 'renew-codes' | 'create-passkey' }
  | { readonly kind: 'remove-passkey'; readonly passkey: Passkey }
  | { readonly kind: 'totp'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

export function FactorsSection() {
  const factors = useQuery(factorsQuery())
  const isDue = useSession()?.factorDue === true
  return (
    <QueryView query={factors} skeleton={<SkeletonRows count={3} />}>
      {({ data }) => (
        <>
          {isDue && (
            <Notice tone="warn">
              A administração exige um segundo fator desta conta. Ligue um aplicativo de códigos ou crie uma chave de
              acesso para continuar.
            </Notice>
          )}
          <FactorCards factors={data} />
        </>
      )}
    </QueryView>
  )
}

function FactorCards({ factors }: { readonly factors: Factors }) {
  const [step, setStep] = useState<Step | null>(null)
  const hasFactor = factors.totp !== null || factors.passkeys.length > 0
  const close = () => setStep(null)

  const finish = async (added: FactorAdded, words: string) => {
    if (added.device) adoptTabDevice(added.device)
    noteFactor()
    await refreshFactors()
    showToast(words)
    setStep(added.recoveryCodes ? { kind: 'codes', codes: added.recoveryCodes } : null)
  }
  return (
    <>
      <Card title="Aplicativo de códigos" aside={factors.totp && <Badge tone="ok">Ligado</Badge>}>
        <div className={styles.line}>
          <p>
            {factors.totp
              ? `Desde ${longDate(new Date(factors.totp.since))}, um dispositivo novo pede também um código do seu celular.`
              : 'Um dispositivo novo passa a pedir, além da senha, um código de seis dígitos do seu celular.'}
          </p>
          <Button variant="default" onClick={() => setStep({ kind: factors.totp ? 'remove-totp' : 'start-totp' })}>
            {factors.totp ? 'Desligar' : 'Ligar aplicativo de códigos'}
          </Button>
        </div>
      </Card>
      <PasskeysCard
        factors={factors}
        onCreate={() => setStep({ kind: 'create-passkey' })}
        onRemove={(passkey) => setStep({ kind: 'remove-passkey', passkey })}
      />
      {hasFactor && (
        <Card title="Códigos de recuperação">
          <div className={styles.line}>
            <p>
              {factors.recoveryCodesLeft === 0
                ? 'Não resta nenhum. Gere novos, para não ficar fora da conta se perder o segundo fator.'
                : `${counted(factors.recoveryCodesLeft, 'código ainda vale', 'códigos ainda valem')}, uma vez cada.`}
            </p>
            <Button variant="default" onClick={() => setStep({ kind: 'renew-codes' })}>
              Gerar novos códigos
            </Button>
          </div>
        </Card>
      )}
      {step?.kind === 'totp' && (
        <Suspense>
          <TotpDialog
            secret={step.secret}
            uri={step.uri}
            onAdded={(added) => finish(added, 'Aplicativo de códigos ligado.')}
            onClose={close}
          />
        </Suspense>
      )}
      {step?.kind === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
      {step && step.kind in questions && (
        <ProofDialog
          key={step.kind}
          {...questions[step.kind as keyof typeof questions]}
          factors={factors}
          onProof={(proof) => act(step, proof, setStep, finish)}
          onClose={close}
        />
      )}
    </>
  )
}

const questions = {
  'start-totp': {
    title: 'Ligar aplicativo de códigos',
    note: 'Antes, mostre que é você. Os outros dispositivos são desconectados e precisam entrar de novo, se este é o seu primeiro segundo fator.',
    words: 'Continuar',
  },
  'remove-totp': {
    title: 'Desligar aplicativo de códigos',
    note: 'Os códigos do aplicativo deixam de valer para esta conta.',
    words: 'Desligar',
  },
  'renew-codes': {
    title: 'Gerar novos códigos de recuperação',
    note: 'Os códigos que você guardou antes deixam de valer.',
    words: 'Gerar',
  },
  'create-passkey': {
    title: 'Criar chave de acesso',
    note: 'Antes, mostre que é você. Depois, o navegador pergunta onde guardar a chave.',
    words: 'Continuar',
  },
  'remove-passkey': {
    title: 'Remover chave de acesso',
    note: 'Ela deixa de entrar nesta conta. Apague-a também no aparelho ou gerenciador em que está.',
    words: 'Remover',
  },
} as const

/** Does what was asked for, once the owner has shown who they are. */
async function act(
  step: Step,
  proof: OwnerProof,
  setStep: (step: Step | null) => void,
  finish: (added: FactorAdded, words: string) => Promise<void>,
): Promise<Result<unknown>> {
  const body = proof
  if (step.kind === 'start-totp') {
    const result = await api.post('/api/v1/conta/fatores/codigo', { body })
    if (result.ok) setStep({ kind: 'totp', ...result.data })
    return result
  }
  if (step.kind === 'renew-codes') {
    const result = await api.post('/api/v1/conta/fatores/recuperacao', { body })
    if (!result.ok) return result
    await refreshFactors()
    setStep({ kind: 'codes', codes: result.data.recoveryCodes })
    return result
  }
  if (step.kind === 'create-passkey') return createPasskey(proof, finish)
  const result =
    step.kind === 'remove-passkey'
      ? await api.post('/api/v1/conta/fatores/chaves/{id}/remocao', { params: { id: step.passkey.id }, body })
      : await api.post('/api/v1/conta/fatores/codigo/remocao', { body })
  if (!result.ok) return result
  await refreshFactors()
  showToast(step.kind === 'remove-passkey' ? 'Chave de acesso removida.' : 'Aplicativo de códigos desligado.')
  setStep(null)
  return result
}

async function createPasskey(
  body: OwnerProof,
  finish: (added: FactorAdded, words: string) => Promise<void>,
): Promise<Result<unknown>> {
  const asked = await api.post('/api/v1/conta/fatores/chaves/desafio', { body })
  if (!asked.ok) return asked
  const response = await createCredential(asked.data)
  // The person closed the browser's question: the form stays open for another try.
  if (!response) return asked
  const made = await api.post('/api/v1/conta/fatores/chaves', {
    body: { challenge: asked.data.challenge, name: newPasskeyName(navigator.userAgent, new Date()), response },
  })
  if (made.ok) await finish(made.data, 'Chave de acesso criada.')
  return made
}
