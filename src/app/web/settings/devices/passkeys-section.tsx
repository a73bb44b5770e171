import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'
import { detectBrowser, detectSystem, maxPasskeys } from '#features/members/accounts/index.ts'
import { usePasskeysHere } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { useFormatDevice } from './use-format-device.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { Section } from '../frame/section.tsx'
import type { FormError } from './password-dialog.tsx'
import { type Passkey, useAddPasskey } from './use-add-passkey.ts'

type Passkeys = Output<(typeof contract)['accounts.list_passkeys']>
type PasskeyAction =
  | { readonly act: 'add' }
  | { readonly act: 'rename' | 'remove'; readonly passkey: Passkey }

/** The list of the account's passkeys, with adding, renaming and removing (BEY-12). */
export function PasskeysSection({ passkeys, add }: Passkeys) {
  const t = usePhrases<typeof en>('settings')
  const cache = useQueryClient()
  const [query] = useSearchParams()
  const formatDevice = useFormatDevice()
  const here = usePasskeysHere()
  const addOne = useAddPasskey()
  const { ask: rename } = calls.useAction('accounts.rename_passkey')
  const { ask: remove } = calls.useAction('accounts.remove_passkey')
  const [asked, setAsked] = useState<PasskeyAction | null>(null)
  const [said, setSaid] = useState<string | null>(null)

  /** Updates the list; whether more can be added is refetched. */
  async function done(remaining: readonly Passkey[], message: string): Promise<null> {
    cache.setQueryData(['accounts.list_passkeys', {}], { passkeys: remaining, add })
    setAsked(null)
    setSaid(message)
    await cache.invalidateQueries({ queryKey: ['accounts.list_passkeys'] })
    return null
  }

  async function send(typed: { name: string; password: string }): Promise<FormError | null> {
    if (asked === null) return null
    if (asked.act === 'add') {
      const answer = await addOne(typed)
      return 'added' in answer ? done([...passkeys, answer.added], t('passkeys.added')) : answer
    }
    const { id } = asked.passkey
    const others = passkeys.filter((one) => one.id !== id)
    const input = { passkey: id, current_password: typed.password }
    if (asked.act === 'remove') {
      const answer = await remove(input)
      // A passkey removed elsewhere in the meantime counts as removed.
      const removed = answer.ok || answer.refusal.code === 'not_found'
      return removed ? done(others, t('passkeys.removed')) : answer.refusal
    }
    const answer = await rename({ ...input, name: typed.name })
    if (!answer.ok) return answer.refusal
    return done(
      passkeys.map((one) => (one.id === id ? answer.value : one)),
      t('passkeys.renamed'),
    )
  }

  const userAgent = typeof navigator === 'undefined' ? '' : navigator.userAgent
  const reason =
    here !== 'yes'
      ? t(`passkeys.${here}`)
      : add === 'may'
        ? undefined
        : t(`passkeys.${add}`, { count: maxPasskeys })
  return (
    <Section id="passkeys" title={t('passkeys.title')} lead={t('passkeys.lead')}>
      {query.get('after') === 'reset' && said === null ? (
        <Alert>{t('passkeys.after_reset')}</Alert>
      ) : null}
      {said === null ? null : (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      {passkeys.length === 0 ? (
        <p className="text-muted">{t('passkeys.none')}</p>
      ) : (
        <ul className="divided grid">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onAct={(act) => setAsked({ act, passkey })}
            />
          ))}
        </ul>
      )}
      <div>
        <Button variant="line" disabledReason={reason} onClick={() => setAsked({ act: 'add' })}>
          {t('passkeys.add')}
        </Button>
      </div>
      {asked === null ? null : (
        <PasskeyDialog
          act={asked.act}
          name={
            asked.act === 'add'
              ? formatDevice({ browser: detectBrowser(userAgent), system: detectSystem(userAgent) })
              : asked.passkey.name
          }
          onClose={() => setAsked(null)}
          onSend={send}
        />
      )}
    </Section>
  )
}
