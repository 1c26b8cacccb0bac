import { fixTime, NOW } from '@inventory-console/api-mocks/clock'

// Fixtures follow the real time. The expectations of the tests name dates.
fixTime(NOW)
