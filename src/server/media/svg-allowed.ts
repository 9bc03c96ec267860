/** What may stay in an uploaded SVG: what draws, and nothing that acts, loads or hides another document. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** `a` is not here: inside a picture it is only a group, and becomes one. */
export const ALLOWED_ELEMENTS = words(`
  svg g defs symbol use switch title desc view
  path rect circle ellipse line polyline polygon text tspan textPath image
  marker pattern clipPath mask linearGradient radialGradient stop style
  animate animateMotion animateTransform mpath set
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
`);

export const ALLOWED_ATTRIBUTES = words(`
  id class style lang role tabindex version baseProfile
  x y x1 x2 y1 y2 cx cy r rx ry dx dy fx fy fr d points width height viewBox preserveAspectRatio
  transform transform-origin gradientTransform patternTransform gradientUnits patternUnits
  patternContentUnits spreadMethod offset pathLength rotate textLength lengthAdjust startOffset method
  spacing side markerWidth markerHeight markerUnits refX refY orient clipPathUnits maskUnits
  maskContentUnits filterUnits primitiveUnits requiredFeatures systemLanguage zoomAndPan
  in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode kernelMatrix order divisor
  bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  kernelUnitLength scale xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY
  pointsAtZ limitingConeAngle radius baseFrequency numOctaves seed stitchTiles tableValues slope
  intercept amplitude exponent
  attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode from to
  by additive accumulate keyTimes keySplines keyPoints path origin
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering cursor direction display dominant-baseline enable-background
  fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-size
  font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color marker
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-overflow text-rendering transform-box unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode
`);

const DESCRIPTIVE = /^(?:aria|data)-[a-z0-9-]+$/;

export function isAllowedAttribute(name: string): boolean {
  return ALLOWED_ATTRIBUTES.has(name) || DESCRIPTIVE.test(name);
}

const RASTER_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;
const FRAGMENT = /^#[^\s"'()<>\\]+$/;

/** Whether a reference stays inside the file: a part of it, or pixels it carries itself. */
export function isInnerReference(value: string): boolean {
  return FRAGMENT.test(value) || RASTER_DATA.test(value);
}

/** Animation may change how something looks, not where it leads. */
export function isAnimatable(attributeName: string): boolean {
  const name = attributeName.trim();
  return ALLOWED_ATTRIBUTES.has(name) && name !== 'style' && name !== 'class' && name !== 'id';
}
