import type { SVGProps } from 'react'

/** Props of every icon: any SVG attribute. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'd'>

/**
 * A single path on a 256-unit grid, as tall as the adjacent text. Hidden from screen readers: the
 * adjacent text or the button's name describes it.
 */
export function Icon({ d, className, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      className={className ? `ic ${className}` : 'ic'}
      viewBox="0 0 256 256"
      aria-hidden="true"
      {...rest}
    >
      <path d={d} />
    </svg>
  )
}
