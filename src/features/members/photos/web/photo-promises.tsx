import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EyeIcon, MapPinIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** Explains what happens to every file; review by a person is mentioned only where there is one. */
export function PhotoPromises({ checked }: { readonly checked: boolean }) {
  const t = usePhrases<typeof en>('photos')
  return (
    <ul className="text-ink-2 grid gap-2">
      {checked ? (
        <li className="flex gap-3">
          <EyeIcon className="mt-0.5 shrink-0" />
          {t('step.checked')}
        </li>
      ) : null}
      <li className="flex gap-3">
        <MapPinIcon className="mt-0.5 shrink-0" />
        {t('step.location')}
      </li>
    </ul>
  )
}
