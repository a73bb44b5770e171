import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { Offers } from './calls.ts'
import { useMethodName } from './use-method-name.ts'

interface ClosedNoteProps {
  readonly offers: Pick<Offers, 'closed'>
  readonly className?: string
}

/** Announces a temporary stop of all sales before anything is chosen; renders nothing otherwise. */
export function SalesStopNotice({ offers: { closed }, className }: ClosedNoteProps) {
  const t = usePhrases<typeof en>('payments')
  if (!closed.all) return null
  return (
    <Alert tone="warn" {...(className !== undefined && { className })}>
      {t(closed.not_ready ? 'closed.not_ready' : 'closed.all')}
    </Alert>
  )
}

/** Lists temporarily stopped payment methods where they would appear. */
export function StoppedMethods({ offers: { closed } }: Pick<ClosedNoteProps, 'offers'>) {
  const t = usePhrases<typeof en>('payments')
  const { list } = useFormat()
  const getMethodName = useMethodName()
  if (closed.all || closed.methods.length === 0) return null
  return (
    <Alert tone="info" className="mb-3.5">
      {t('closed.methods', {
        methods: list(closed.methods.map(getMethodName)),
        count: closed.methods.length,
      })}
    </Alert>
  )
}
