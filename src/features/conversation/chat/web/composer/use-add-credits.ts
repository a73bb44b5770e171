import { useState } from 'react'
import { useLocation } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { PaidAct } from '#features/money/credits/index.ts'
import { useOrderSheet } from '#features/money/saved-cards/web/index.ts'
import type { en } from '../../locales/en.ts'

/** An action that lacks credits. */
export interface ShortAct {
  readonly act: PaidAct
  /** In credits. */
  readonly price: number
}

/** Ordering credits over the conversation. */
export interface AddCredits {
  readonly open: boolean
  /** The action it was opened for; by default the text or photo in the composer. */
  readonly short: ShortAct
  /** This conversation, to return to from the payment provider. */
  readonly returnTo: string
  /** A message about why it could not be opened. */
  readonly notice: string
  /** Loads it early. */
  prepare(): void
  show(): void
  /** Opens it for a gift or sticker. */
  showFor(short: ShortAct): void
  close(): void
}

/**
 * Ordering the credits missing for a message, without leaving the conversation (CHAT-03). Whatever
 * was written or picked stays where it is.
 */
export function useAddCredits(composed: ShortAct): AddCredits {
  const t = usePhrases<typeof en>('chat')
  const { pathname } = useLocation()
  const sheet = useOrderSheet()
  const [picked, setPicked] = useState<ShortAct | null>(null)
  const [notice, setNotice] = useState('')

  async function open(short: ShortAct | null) {
    setPicked(short)
    setNotice((await sheet.show()) ? '' : t('cost.not_loaded'))
  }

  return {
    open: sheet.open,
    short: picked ?? composed,
    returnTo: pathname,
    notice,
    prepare: sheet.prepare,
    show: () => void open(null),
    showFor: (short) => void open(short),
    close: sheet.close,
  }
}
