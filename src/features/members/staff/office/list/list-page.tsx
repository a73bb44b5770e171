import { type ReactNode, type Ref, useState } from 'react'
import { ListContent, type ListContentProps } from './list-content.tsx'

interface ListPageProps<Data> extends ListContentProps<Data> {
  readonly title: string
  readonly lead: string
  /** Shown next to the heading, such as a button that creates an entry. */
  readonly action?: ReactNode
  /**
   * Filters above the list. They stay while another selection is loading or has failed. `data` is
   * the latest loaded data; undefined before the first.
   */
  readonly filters?: (data: Data | undefined) => ReactNode
  /** The filters are placed next to the heading. */
  readonly filtersInHead?: boolean
  readonly heading?: Ref<HTMLHeadingElement>
}

/** An office list screen: heading, filters, and the list in each of its states. */
export function ListPage<Data>(props: ListPageProps<Data>) {
  const { title, lead, action, filters, filtersInHead = false, heading, ...content } = props
  const { data } = content.list
  const [latest, setLatest] = useState(data)
  if (data !== undefined && data !== latest) setLatest(data)
  const filterFields = filters?.(latest)
  return (
    <div className="office-page">
      <div className="office-head">
        <div>
          <h1 className="type-h2" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="mt-1 max-w-column text-ink-2">{lead}</p>
        </div>
        {action}
        {filtersInHead ? filterFields : null}
      </div>
      {filtersInHead ? null : filterFields}
      <ListContent {...content} />
    </div>
  )
}
