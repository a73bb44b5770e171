import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'
import { Alert, Button, InputChip, Skeleton, TextField } from '#ui/components/index.ts'
import type { en } from '../../locales/warnings/en.ts'
import { hiddenWordsLimits } from '../../rules/warnings/hidden-words.ts'
import { calls } from './calls.ts'

/**
 * The words the member does not want to read: added and removed one at a time, saved immediately.
 * Its heading is only read aloud.
 */
export function HiddenWords() {
  const t = usePhrases<typeof en>('warnings')
  const cache = useQueryClient()
  const { data, error, refetch } = calls.useCall('warnings.read_hidden_words', {})
  const { ask, pending } = calls.useAction('warnings.save_hidden_words')
  const heading = useRef<HTMLHeadingElement>(null)
  const [word, setWord] = useState('')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const words = data?.words ?? []
  useUnsaved('words', word.trim() !== '')
  const full = words.length >= hiddenWordsLimits.words

  async function save(next: readonly string[], done: string): Promise<boolean> {
    const answer = await ask({ words: [...next] })
    if (!answer.ok) {
      setSaid({ tone: 'danger', text: answer.refusal.message })
      return false
    }
    setSaid({ tone: 'success', text: done })
    cache.setQueryData(['warnings.read_hidden_words', {}], answer.value)
    // The collapsed messages have changed in every conversation.
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('chat.'),
    })
    return true
  }

  async function remove(removed: string) {
    const left = words.filter((one) => one !== removed)
    // The button that was pressed has disappeared with its word.
    if (await save(left, t('words.removed', { word: removed }))) heading.current?.focus()
  }

  async function add(event: FormEvent) {
    event.preventDefault()
    const typed = word.trim()
    if (typed === '' || full || pending) return
    if (await save([...words, typed], t('words.added', { word: typed }))) setWord('')
  }

  return (
    <div className="grid gap-3">
      <h2 className="sr-only" tabIndex={-1} ref={heading}>
        {t('words.title')}
      </h2>
      <p className="text-ink-2">{t('words.lead')}</p>
      {data === undefined && error === null ? (
        <Skeleton className="skeleton-lg h-12 w-full" />
      ) : null}
      {data === undefined && error !== null ? (
        <Alert
          tone="danger"
          action={
            <button type="button" className="alert-action" onClick={() => void refetch()}>
              {t('words.retry')}
            </button>
          }
        >
          {t('words.failed')}
        </Alert>
      ) : null}
      {data === undefined ? null : (
        <>
          <form className="field-row" onSubmit={(event) => void add(event)}>
            <TextField
              className="min-w-0 flex-1 basis-52"
              label={t('words.label')}
              hint={full ? t('words.full', { most: hiddenWordsLimits.words }) : undefined}
              maxLength={hiddenWordsLimits.length}
              value={word}
              onChange={(event) => setWord(event.target.value)}
            />
            <Button
              type="submit"
              variant="line"
              loading={pending}
              loadingLabel={t('words.saving')}
              disabled={full}
            >
              {t('words.add')}
            </Button>
          </form>
          {words.length === 0 ? (
            <p className="text-muted">{t('words.empty')}</p>
          ) : (
            <ul className="flex flex-wrap gap-2" aria-label={t('words.title')}>
              {words.map((one) => (
                <li key={one}>
                  <InputChip
                    removeLabel={t('words.remove', { word: one })}
                    onRemove={() => void remove(one)}
                  >
                    {one}
                  </InputChip>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {said ? (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      ) : null}
    </div>
  )
}
