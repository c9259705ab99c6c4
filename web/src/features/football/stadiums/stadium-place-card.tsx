import type { StadiumPage } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Card } from '../../../components/card.tsx'
import { RowsExportMenu } from '../../../components/list/rows-export-menu.tsx'
import { coordinateWords, distanceWords, stadiumPlace } from '../pieces/stadiums/stadium-words.ts'
import styles from './stadium-page.module.css'

const PlaceMap = lazy(() => import('../../../components/map/place-map.tsx'))

/** Where the stadium stands, drawn and in words, and what stands near it. */
export function StadiumPlaceCard({ stadium }: { readonly stadium: StadiumPage }) {
  const { name, latitude, longitude, country, near } = stadium
  const isPlaced = latitude !== null && longitude !== null
  if (!isPlaced && near.length === 0) return null
  const words = isPlaced && coordinateWords(latitude, longitude)
  const place = stadiumPlace(stadium)
  return (
    <Card
      title={isPlaced ? 'Onde fica' : 'Na mesma cidade'}
      aside={near.length > 0 && <RowsExportMenu rows={near} name={`perto-${stadium.id}`} part="Estádios perto" />}
      flush
    >
      {isPlaced && (
        <div className={styles.place}>
          <div className={styles.map} data-world={country !== 'BR' || undefined}>
            <Suspense fallback={null}>
              <PlaceMap
                label={`Mapa: ${name}${place ? `, em ${place}` : ''}, a ${words}`}
                latitude={latitude}
                longitude={longitude}
                country={country}
              />
            </Suspense>
          </div>
          <p>
            {place && `${place}. `}
            {words}
          </p>
        </div>
      )}
      {near.length > 0 && (
        <>
          {isPlaced && <h3 className={styles.nearTitle}>Perto daqui</h3>}
          <ul aria-label={isPlaced ? 'Perto daqui' : 'Na mesma cidade'}>
            {near.map(({ stadium: { id, name: other, city }, distanceKm }) => (
              <li key={id} className={styles.near}>
                <span>
                  <Link to="/estadios/$id" params={{ id }}>
                    {other}
                  </Link>
                  {city && <small>{city}</small>}
                </span>
                {distanceKm !== null && <b>{distanceWords(distanceKm)}</b>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
