import { useLocation } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import { choicePath } from '../../rules/frame-policy.ts'
import type { TagsView } from '../../rules/tags-view.ts'
import type { en } from '../../locales/tag-scripts/en.ts'

interface ChoiceFormProps {
  readonly tags: TagsView
  readonly choices: readonly ('allow' | 'decline' | 'withdraw')[]
}

/** A form that works without a script. All its buttons look the same. */
export function ChoiceForm({ tags, choices }: ChoiceFormProps) {
  const t = usePhrases<typeof en>('tag_scripts')
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={choicePath} className="flex flex-wrap gap-3">
      <input type="hidden" name="list" value={tags.list} />
      <input type="hidden" name="page" value={pathname + search} />
      {choices.map((choice) => (
        <Button
          key={choice}
          type="submit"
          variant="line"
          size="sm"
          name="choice"
          value={choice === 'allow' ? 'allow' : 'decline'}
        >
          {t(choice)}
        </Button>
      ))}
    </form>
  )
}
