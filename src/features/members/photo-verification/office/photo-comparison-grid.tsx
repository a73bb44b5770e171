import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Checkbox, Photo } from '#ui/components/index.ts'
import type { ClaimedRequest } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface ComparedPicturesProps {
  readonly request: ClaimedRequest
  readonly uncovered: boolean
  readonly same: readonly string[]
  readonly shortcuts: boolean
  readonly onShow: () => void
  readonly onToggle: (photo: string) => void
}

/** The verification picture and, next to it, the photos to tick if they show the same person. */
export function PhotoComparisonGrid({
  request,
  uncovered,
  same,
  shortcuts,
  onShow,
  onToggle,
}: ComparedPicturesProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const broken = <p className="office-broken">{t('office.no_picture')}</p>
  return (
    <div className="office-compare">
      <figure>
        <figcaption>{t('office.selfie')}</figcaption>
        <div className="office-selfie" data-covered={!uncovered || undefined}>
          <Photo photo={{ src: request.selfie, alt: t('office.selfie') }} fallback={broken} />
          {uncovered ? null : (
            <Button onClick={onShow}>
              {shortcuts ? <kbd aria-hidden="true">B</kbd> : null}
              {t('office.reveal')}
            </Button>
          )}
        </div>
      </figure>
      <fieldset>
        <legend>{t('office.photos')}</legend>
        <div className="office-candidates">
          {request.photos.map(({ id, src, main }, at) => (
            <div key={id}>
              <Photo photo={{ src, alt: '' }} fallback={broken} />
              <Checkbox
                label={
                  <>
                    {shortcuts && at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null}
                    {main ? t('office.main') : t('office.other', { at: at + 1 })}
                  </>
                }
                checked={same.includes(id)}
                onChange={() => onToggle(id)}
              />
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
