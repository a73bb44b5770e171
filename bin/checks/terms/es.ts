import type { Term } from './check-terms.ts'

/** Spanish words and forms of address; see docs/terms.md. */
export const terms: readonly Term[] = [
  {
    pattern: /\busted(?:es)?\b/iu,
    use: '«tú», «vosotros»',
  },
  {
    pattern: /(?<!«)\bme gusta\b/iu,
    use: '«me gusta» in quotation marks',
    except: [
      'app.nav.likes',
      'chat.give.likes',
      'likes.button.like',
      'likes.like',
      'matching.swipe.like',
      'matching.swipe.like_name',
      'profiles.prompts.table',
    ],
    why: 'except where a button or a member says it',
  },
  { pattern: /\blikes?\b/iu, use: '«me gusta»' },
  { pattern: /\bcoincidencias?\b/iu, use: '«match»' },
  {
    pattern: /\b(?:los dos|ambos)\b(?! (?:últimos|datos|están))/iu,
    use: 'a wording for any two members, such as «os», «ambas partes»',
    why: 'it excludes two women',
  },
  { pattern: /\bser sincer[oa]s?\b/iu, use: '«con sinceridad»', why: 'it shows a gender' },
  { pattern: /\bmáquinas?\b/iu, use: '«IA»' },
  { pattern: /\bcartas?\b/iu, use: '«correo»' },
  {
    pattern: /\b(?:correos? electrónicos?|(?<!::: )e-?mails?)\b/iu,
    use: '«correo», «dirección de correo»',
  },
  {
    pattern: /^(?:Volver a (?:intentarlo|probar)|Intentar(?:lo)? (?:de nuevo|otra vez))$/iu,
    use: '«Reintentar»',
  },
  { pattern: /\bvuelve a (?:intentarlo|probar)\b/iu, use: '«Inténtalo de nuevo»' },
  { pattern: /\bno se pueden? cargar\b/iu, use: '«no se ha podido cargar»' },
  { pattern: /^Entrar?$/iu, use: '«Iniciar sesión»' },
  { pattern: /\bestá(?:s)? sin conexión\b|^Sin conexión\b/iu, use: '«No tienes conexión»' },
  {
    pattern: /\bvalen?\b/iu,
    use: '«es válido», «se aplica»',
    except: ['gifts.words', 'sandbox_gateway.voucher'],
    why: 'except the interjection and the voucher',
  },
  {
    pattern: /\bdev(?:olu|uel|olv)\p{L}+/iu,
    use: '«reembolso», «reembolsar»',
    except: [
      'content.return-policy',
      'credit_statement',
      'direct_debit',
      'sandbox_gateway.afterwards.turns',
      'payments.order.consent',
    ],
    why: 'except returned debits and credits, and the statutory wording',
  },
  { pattern: /\bdisputas?\b/iu, use: '«reclamación»' },
  { pattern: /\bformas? de pago\b/iu, use: '«método de pago»' },
  { pattern: /\bproveedor(?:es)? de pago\b/iu, use: '«proveedor de pagos»' },
  { pattern: /\b(?:soporte|asistencia)\b/iu, use: '«atención al cliente»' },
  { pattern: /\bpor sí (?:sol[oa]s?|mism[oa]s?)\b/iu, use: '«automáticamente»' },
  { pattern: /\bcomo quisiste\b/iu, use: '«como pediste»' },
  { pattern: /\bdirección de red\b/iu, use: '«dirección IP»' },
  { pattern: /\bperfil(?:es)? (?:fals[oa]s?|inventad[oa]s?)\b/iu, use: '«perfil ficticio»' },
  { pattern: /[\d…] %/u, use: 'a no-break space before «%»' },
]
