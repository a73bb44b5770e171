import './paper.css'
import { useLocale } from 'use-intl'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { InvoiceDocument } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { formatDocument, type PhraseLookup } from '../rules/format-document.ts'

/** An invoice or credit note laid out as a sheet of paper, with the same text as its PDF. */
export function DocumentView({
  document,
  level: Heading,
}: {
  document: InvoiceDocument
  level: 'h1' | 'h3'
}) {
  const t = usePhrases<typeof en>('invoices') as unknown as PhraseLookup
  const { title, brand, seller, facts, columns, line, totals, total, notes } = formatDocument(
    document,
    useLocale(),
    t,
  )
  return (
    <article className="paper">
      <p className="paper-brand">{brand}</p>
      <Heading className="paper-title" tabIndex={-1}>
        {title}
      </Heading>
      <div className="paper-head">
        <address>
          {seller.map((text, index) => (
            <span key={text} className={index === 0 ? 'paper-strong' : undefined}>
              {text}
            </span>
          ))}
        </address>
        <dl>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd className={id === 'order' ? 'paper-long' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {line.map((text, index) => (
              // The columns have a fixed order.
              <td key={columns[index]} data-column={columns[index]}>
                {text}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <dl className="paper-sums">
        {totals.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="paper-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      {notes.map((text) => (
        <p key={text} className="paper-note">
          {text}
        </p>
      ))}
    </article>
  )
}
