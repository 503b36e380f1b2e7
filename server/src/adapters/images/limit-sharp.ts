import sharp from 'sharp';

sharp.cache(false);

// Only the parsers of the five accepted formats may read uploads, in the whole process. SVG is allowed from files only,
// for the drawings of the library: uploads are buffers.
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
