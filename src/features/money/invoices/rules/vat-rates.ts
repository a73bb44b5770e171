import type { Country } from '#features/site/geography/index.ts'

/**
 * A country's tax rate on electronic services for consumers from a day (UTC) onwards, in hundredths
 * of a percent.
 */
interface DatedRate {
  readonly from: string
  /** 2100 is 21%; `null` if a foreign seller charges none. */
  readonly basisPoints: number | null
}

interface CountryRates {
  readonly eu?: true
  /** Set if the tax is called GST in English instead of VAT. */
  readonly gst?: true
  /** Newest first. */
  readonly rates: readonly [DatedRate, ...DatedRate[]]
}

const since = (from: string, basisPoints: number | null): DatedRate => ({ from, basisPoints })
const eu = (...rates: [DatedRate, ...DatedRate[]]): CountryRates => ({ eu: true, rates })

/**
 * Rates by country, reviewed 22 November 2026. An operator's tax adviser must confirm them before the first sale.
 *
 * Sources: EU, "Taxes in Europe" database of the European Commission and article 58 of directive
 * 2006/112/EC (services supplied electronically to consumers are taxed in the consumer's country;
 * standard rates, since none of the reduced ones covers dating); CH, art. 25 MWSTG as of 2024; GB,
 * VAT Act 1994 s. 2 and HMRC notice 741A; AU, GST Act 1999 div. 84; NZ, GST Act 1985 s. 8. US:
 * sales tax is a state tax and none is charged here. CA: GST and HST depend on the province, which
 * is not requested; a seller below CAD 30,000 charges none. Thresholds below which a foreign seller
 * does not have to charge (CH, AU, NZ) are configured by the operator: `vat_free_countries`.
 */
const rates = {
  // Countries in which members can live.
  NL: eu(since('2012-10-01', 2100)),
  BE: eu(since('1996-01-01', 2100)),
  IE: eu(since('2021-03-01', 2300), since('2020-09-01', 2100), since('2012-01-01', 2300)),
  IT: eu(since('2013-10-01', 2200)),
  ES: eu(since('2012-09-01', 2100)),
  FR: eu(since('2014-01-01', 2000)),
  DE: eu(since('2021-01-01', 1900), since('2020-07-01', 1600), since('2007-01-01', 1900)),
  AT: eu(since('1984-01-01', 2000)),
  PL: eu(since('2011-01-01', 2300)),
  GB: { rates: [since('2011-01-04', 2000)] },
  CH: { rates: [since('2024-01-01', 810), since('2018-01-01', 770)] },
  AU: { gst: true, rates: [since('2017-07-01', 1000)] },
  NZ: { gst: true, rates: [since('2016-10-01', 1500)] },
  CA: { gst: true, rates: [since('1991-01-01', null)] },
  US: { rates: [since('1991-01-01', null)] },
  // The rest of the EU, because evidence may point there.
  BG: eu(since('1999-01-01', 2000)),
  HR: eu(since('2012-03-01', 2500)),
  CY: eu(since('2014-01-13', 1900)),
  CZ: eu(since('2013-01-01', 2100)),
  DK: eu(since('1992-01-01', 2500)),
  EE: eu(since('2025-07-01', 2400), since('2024-01-01', 2200), since('2009-07-01', 2000)),
  FI: eu(since('2024-09-01', 2550), since('2013-01-01', 2400)),
  GR: eu(since('2016-06-01', 2400)),
  HU: eu(since('2012-01-01', 2700)),
  LV: eu(since('2012-07-01', 2100)),
  LT: eu(since('2009-09-01', 2100)),
  LU: eu(since('2024-01-01', 1700), since('2023-01-01', 1600), since('2015-01-01', 1700)),
  MT: eu(since('2004-01-01', 1800)),
  PT: eu(since('2011-01-01', 2300)),
  RO: eu(since('2025-08-01', 2100), since('2017-01-01', 1900)),
  SK: eu(since('2025-01-01', 2300), since('2011-01-01', 2000)),
  SI: eu(since('2013-07-01', 2200)),
  SE: eu(since('1990-07-01', 2500)),
} satisfies Record<Country, CountryRates> & Record<string, CountryRates>

/** Rates by country; missing countries charge none. */
export const vatRates: Readonly<Record<string, CountryRates>> = rates
