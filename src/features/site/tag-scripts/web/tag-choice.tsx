import './tag-scripts.css'
import { useLocale } from 'use-intl'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { TagsView } from '../rules/tags-view.ts'
import type { en } from '../locales/en.ts'
import { ChoiceForm } from './choice-form.tsx'

/** The choice made, with a button that changes it: withdrawing takes as many clicks as allowing. */
export function TagChoice() {
  const { tags } = useSite()
  return tags === null ? null : <Choice tags={tags} />
}

const offered = {
  ask: ['decline', 'allow'],
  allowed: ['withdraw'],
  declined: ['allow'],
  declined_by_browser: [],
} as const

function Choice({ tags }: { readonly tags: TagsView }) {
  const t = usePhrases<typeof en>('tag_scripts')
  const hosts = new Intl.ListFormat(useLocale()).format(tags.hosts)
  const choices = offered[tags.state]
  return (
    <section aria-label={t('label')} className="tag-choice">
      <p>
        {t(tags.state === 'ask' ? 'question' : tags.state, { hosts })}
        {tags.state === 'ask' ? ` ${t('detail')}` : null}
      </p>
      {choices.length === 0 ? null : <ChoiceForm tags={tags} choices={choices} />}
    </section>
  )
}
