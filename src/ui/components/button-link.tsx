import type { ComponentProps, ElementType, ReactNode } from 'react'
import { buttonClasses, ButtonFace, type ButtonLook } from './button-face.tsx'

type ButtonLinkProps<As extends ElementType> = ButtonLook & {
  as?: As
  className?: string | undefined
  children?: ReactNode
} & Omit<ComponentProps<As>, keyof ButtonLook | 'as' | 'className' | 'children'>

/**
 * A link that looks like a button: `<ButtonLink href="/signup">`, or `<ButtonLink as={Link}
 * to="/signup">` with a router's link.
 */
export function ButtonLink<As extends ElementType = 'a'>({
  as,
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps<As>) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor className={buttonClasses({ variant, size, block }, className)} {...rest}>
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Anchor>
  )
}
