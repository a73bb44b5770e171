import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface BlockDialogProps {
  readonly member: { readonly id: string; readonly name: string }
  readonly open: boolean
  readonly onClose: () => void
  /** Called once the block is stored. */
  readonly onBlocked: () => void
}

/**
 * Asks for confirmation before blocking, and explains the effect. Both buttons are the same size.
 */
export function BlockDialog({ member, open, onClose, onBlocked }: BlockDialogProps) {
  const t = usePhrases<typeof en>('blocks')
  const site = useSite()
  const { ask, pending } = calls.useAction('blocks.block_member')
  const [problem, setProblem] = useState<string>()
  const { name } = member

  async function block() {
    const answer = await ask({ member: member.id })
    // A member who was deleted, or who blocked first, is hidden anyway.
    if (answer.ok || answer.refusal.status === 404) return onBlocked()
    setProblem(answer.refusal.message)
  }

  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={t('close')}
      text={
        <>
          <p>{t('text', { name, site: site.name })}</p>
          <p className="mt-3 text-muted">{t('undo_hint')}</p>
        </>
      }
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            loading={pending}
            loadingLabel={t('blocking')}
            onClick={() => void block()}
          >
            {t('confirm')}
          </Button>
        </>
      }
      problem={problem}
    />
  )
}
