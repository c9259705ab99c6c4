export { countryName } from '@meio-campo/contract/rules'
