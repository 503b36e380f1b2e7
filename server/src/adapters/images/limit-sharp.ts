import sharp from 'sharp';

// The memory of one image is freed before the next is decoded.
sharp.cache(false);

// Only the parsers of the five accepted formats may read uploads. SVG is allowed from files only, for the
// drawings of the library: uploads are buffers. This holds for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgFile',
  ],
});
