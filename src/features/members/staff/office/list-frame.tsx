import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** Texts of an office list screen, including the one shown if the list couldn't be loaded. */
export type ListTexts = Readonly<Record<'title' | 'lead' | 'notLoaded', string>>

interface ListFrameProps {
  readonly texts: ListTexts
  readonly list: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'error'>
  readonly onRetry: () => void
  /** Shown next to the heading. */
  readonly action?: ReactNode
  readonly heading?: Ref<HTMLHeadingElement>
  /** The list, once loaded. */
  readonly children: ReactNode
}

/**
 * An office list screen: heading, action, and the list in its loading, failed and loaded states.
 */
export function ListFrame({ texts, list, onRetry, action, heading, children }: ListFrameProps) {
  const t = usePhrases<typeof en>('staff')
  return (
    <div className="office-page">
      <div className="office-head">
        <div>
          <h1 className="type-h2" ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="mt-1 max-w-[50rem] text-ink-2">{texts.lead}</p>
        </div>
        {action}
      </div>
      {list.data !== undefined ? (
        children
      ) : list.isError ? (
        <RetryState title={texts.notLoaded} text={list.error?.message} retry={t('shell.retry')} onRetry={onRetry} />
      ) : (
        <SkeletonRows className="mt-6 gap-4" label={t('shell.loading')} rows={3} each="h-28 rounded-md" />
      )}
    </div>
  )
}
