import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { OneContactForm } from './one-contact-form.tsx'
import { SeveralContactsForm } from './several-contacts-form.tsx'

/**
 * Adds contacts by their addresses, one at a time or many pasted at once. Requires a confirmed
 * email address, which is stated in advance.
 */
export function ContactForm({ left, most }: { readonly left: number; readonly most: number }) {
  const t = usePhrases<typeof en>('blocks')
  const viewer = useViewer()
  const [several, setSeveral] = useState(false)
  const disabledReason =
    viewer?.status === 'not_confirmed'
      ? t('refusals.confirmation_required')
      : left <= 0
        ? t('contacts.full', { most })
        : undefined
  return (
    <div className="grid gap-3">
      {disabledReason === undefined ? null : <Alert tone="info">{disabledReason}</Alert>}
      {several ? (
        <SeveralContactsForm left={left} disabledReason={disabledReason} />
      ) : (
        <OneContactForm disabledReason={disabledReason} />
      )}
      <div>
        <Button variant="ghost" size="sm" onClick={() => setSeveral(!several)}>
          {several ? t('contacts.one') : t('contacts.several')}
        </Button>
      </div>
    </div>
  )
}
