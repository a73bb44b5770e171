import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, AlertDialog, Button, ButtonLink, Coin } from '#ui/components/index.ts'
import type { en } from '../../locales/premium/en.ts'

/**
 * The Premium feature requested: viewing a locked photo, showing another of the member's own
 * photos, or starting another conversation.
 */
export type PremiumFeature =
  | { readonly of: 'photo' }
  | { readonly of: 'slot'; readonly limit: number; readonly premium: number }
  | { readonly of: 'start' }

interface PremiumAlertProps {
  readonly open: boolean
  readonly what: PremiumFeature
  readonly onNotNow: () => void
}

/**
 * Dialog that explains that a feature is for Premium members and how to become one, with two
 * buttons of the same size (CRED-14).
 */
export function PremiumAlert({ open, what, onNotNow }: PremiumAlertProps) {
  const { title, text } = useTexts(what)
  return (
    <AlertDialog
      data-premium={what.of}
      open={open}
      onClose={onNotNow}
      title={title}
      text={text}
      actions={<Answers onNotNow={onNotNow} />}
    />
  )
}

/** The same message as a panel, in place of the feature. */
export function PremiumPanel({ what, onNotNow }: Omit<PremiumAlertProps, 'open'>) {
  const { title, text } = useTexts(what)
  const id = useId()
  return (
    <section aria-labelledby={id} data-premium={what.of} className="grid gap-3">
      <Alert tone="info">
        <strong id={id} className="block">
          {title}
        </strong>
        {text}
      </Alert>
      <div className="grid cols-2 gap-3">
        <Answers onNotNow={onNotNow} />
      </div>
    </section>
  )
}

/**
 * "Not now" comes first and is no smaller; the other button leads to the Premium page, with a link
 * back.
 */
function Answers({ onNotNow }: { readonly onNotNow: () => void }) {
  const t = usePhrases<typeof en>('premium')
  const { pathname } = useLocation()
  return (
    <>
      <Button variant="line" block onClick={onNotNow}>
        {t('not_now')}
      </Button>
      <ButtonLink
        as={Link}
        to={`/premium?to=${encodeURIComponent(pathname)}`}
        variant="brass"
        block
        icon={<Coin />}
      >
        {t('get')}
      </ButtonLink>
    </>
  )
}

function useTexts(what: PremiumFeature): { title: ReactNode; text: ReactNode } {
  const t = usePhrases<typeof en>('premium')
  switch (what.of) {
    case 'photo':
      return { title: t('photo.title'), text: t('photo.text') }
    case 'slot':
      return {
        title: t('slot.title', { limit: what.limit }),
        text: t('slot.text', { premium: what.premium }),
      }
    case 'start':
      return { title: t('start.title'), text: t('start.text') }
  }
}
