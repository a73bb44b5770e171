import './newsletters.css'
import type { Locale } from '#kernel/locale.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { EmailFrame, NewsletterSite } from '../../contract/newsletters.ts'
import type { en } from '../../locales/newsletters/en.ts'
import { formatPreview, selectNewsletterLanguage, splitParagraphs } from '../../rules/newsletter.ts'
import { isWritten, type NewsletterInput } from './newsletter-input.ts'

interface NewsletterPreviewProps {
  readonly input: NewsletterInput
  readonly site: NewsletterSite | undefined
  /** The language of the members whose email is shown. */
  readonly language: Locale
  readonly frames: readonly EmailFrame[]
}

/** The email as members who read a language will see it, in their inbox and opened. */
export function NewsletterPreview({ input, site, language, frames }: NewsletterPreviewProps) {
  const t = usePhrases<typeof en>('newsletters')
  const { language: named } = useFormat()
  const languages = site?.languages ?? []
  const written = selectNewsletterLanguage(
    languages.filter((one) => isWritten(input.texts[one])),
    language,
    languages[0],
  )
  const text = written === undefined ? undefined : input.texts[written]
  const frame = frames.find((one) => one.kind === input.kind && one.language === language)
  return (
    <section className="newsletter-side" aria-label={t('preview')}>
      <div className="newsletter-preview">
        <h2 className="legend">{t('preview')}</h2>
        <p className="type-meta text-muted">
          {written === undefined
            ? t('preview_empty')
            : written === language
              ? t('preview_language', { language: named(language) })
              : t('preview_fallback', { language: named(language), written: named(written) })}
        </p>
        {text === undefined ? null : (
          <div className="newsletter-email card" lang={written}>
            <p className="newsletter-inbox">
              <b>{site?.name}</b>
              <span>{text.subject}</span>
              <span className="text-muted">{formatPreview(text.text)}</span>
            </p>
            <p className="newsletter-subject">{text.subject}</p>
            {splitParagraphs(text.text).map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
            {frame === undefined ? null : (
              <div lang={language}>
                <p className="newsletter-button">{frame.button}</p>
                <p className="type-meta text-muted">{input.path}</p>
                <p className="newsletter-footer type-meta text-muted">
                  {[...frame.footer, ...frame.links].join(' · ')}
                </p>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
