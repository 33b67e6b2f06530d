export { addRatios, fraction, subtractRatios, sumRatios } from './ratioSums';
export { firstTickOfWord, wordOfTick } from './tickBitmap';
export { MAX_SQRT_RATIO, MIN_SQRT_RATIO, nearestUsableTick, sqrtRatioAtTick, squareRoot, tickAtSqrtRatio } from './tickMath';
