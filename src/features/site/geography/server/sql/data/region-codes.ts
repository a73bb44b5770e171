/**
 * The Belgian province by the first digit of the arrondissement code; around Brussels the second
 * digit decides.
 */
export function belgianProvince(arrondissement: string): string {
  if (arrondissement === '21') return 'BRU'
  if (arrondissement === '25') return 'WBR'
  const provinces: Readonly<Record<string, string>> = {
    1: 'VAN',
    2: 'VBR',
    3: 'VWV',
    4: 'VOV',
    5: 'WHT',
    6: 'WLG',
    7: 'VLI',
    8: 'WLX',
    9: 'WNA',
  }
  return provinces[arrondissement.slice(0, 1)] ?? ''
}

/**
 * The English region of a district by its old Office for National Statistics code; empty if the
 * code is unknown.
 */
export function englishRegion(district: string): string {
  if (/^[A-P]\d$/.test(district)) return 'LDN'
  const key = district.startsWith('00')
    ? district.slice(2, 4)
    : /^\d{2}U/.test(district)
      ? district.slice(0, 2)
      : district
  return englishRegions.get(key) ?? ''
}

// Counties by number, unitary and metropolitan districts by two letters, newer districts by
// GeoNames id.
const englishRegions = new Map(
  Object.entries({
    NE: 'CH CJ CK CL CM EB EC EE EF EH EJ EM',
    NW: '16 30 BL BM BN BP BQ BR BS BT BU BW BX BY BZ CA CB EQ ET EU EW EX EY',
    YH: '36 CC CE CF CG CX CY CZ DA DB FA FB FC FD FF',
    EM: '17 31 32 34 37 FK FN FP FY 6896157',
    WM: '41 44 47 CN CQ CR CS CT CU CW GA GF GG GL',
    EE: '12 22 26 33 42 JA KA KB KC KF KG 2650488 6615330',
    SE: '11 21 24 29 38 43 45 LC MA MB MC MD ME MF MG ML MR MS MW 2636057 6945806 6945807 6945814',
    SW: '18 19 23 40 HA HB HC HD HE HF HG HH HN HP HX HY',
  }).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region] as const)),
)
