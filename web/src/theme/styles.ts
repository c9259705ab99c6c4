// The order is the point: base.css names the layers before anything stands in one.
import '@fontsource-variable/inter/opsz.css'
import './fallback-fonts.css'
import './tokens.css'
import './base.css'
import './print.css'
