import type { SVGProps } from 'react'

/** What every icon takes: any attribute of an SVG. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'd'>

/** One shape of 256 units, as tall as the text beside it. Hidden from readers: the words beside it, or the button's name, speak. */
export function Icon({ d, className, ...rest }: IconProps & { d: string }) {
  return (
    <svg className={className ? `ic ${className}` : 'ic'} viewBox="0 0 256 256" aria-hidden="true" {...rest}>
      <path d={d} />
    </svg>
  )
}
