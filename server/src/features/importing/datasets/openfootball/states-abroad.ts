import { brazilianStates } from '@meio-campo/contract/rules'

/** States that stand behind a town where the file names them; those called as a town of theirs is are left out. */
const NAMES = new Set(
  `Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana
Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada
New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island
South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|D.C.|DC
Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Saskatchewan
AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD
TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|QC|BC|AB|MB|NSW|QLD|VIC
New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia
Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso|Mato Grosso do Sul
Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio Grande do Norte|Rio Grande do Sul|Rondônia|Roraima|Santa Catarina
Sergipe|Tocantins`.split(/\||\n/),
)

/** `Texas`, `RJ`, `Santa Catarina`. */
export const isState = (text: string): boolean => NAMES.has(text) || Object.hasOwn(brazilianStates, text)
