import { z } from 'zod'
import { locales } from '#kernel/locale.ts'

export const gender = z.enum(['male', 'female'])
export const locale = z.enum(locales)
