import './tag-scripts.css'
import { useLocale } from 'use-intl'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { TagsView } from '../../rules/tags-view.ts'
import type { en } from '../../locales/tag-scripts/en.ts'
import { ChoiceForm } from './choice-form.tsx'

/**
 * Asks for consent above a campaign page (SITE-08). It is part of the page, so that it covers
 * nothing; a visitor who doesn't answer loads nothing.
 */
export function TagBanner() {
  const { tags } = useSite()
  return tags?.state === 'ask' ? <Question tags={tags} /> : null
}

function Question({ tags }: { readonly tags: TagsView }) {
  const t = usePhrases<typeof en>('tag_scripts')
  const hosts = new Intl.ListFormat(useLocale()).format(tags.hosts)
  return (
    <section aria-label={t('label')} className="wrap py-4">
      <div className="tag-question">
        <p>
          {t('question', { hosts })} {t('detail')}{' '}
          <a className="tag-more" href="/pages/cookies">
            {t('more')}
          </a>
        </p>
        <ChoiceForm tags={tags} choices={['decline', 'allow']} />
      </div>
    </section>
  )
}
