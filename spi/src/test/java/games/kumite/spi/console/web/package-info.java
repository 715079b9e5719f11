/** Tests of the table in the browser, by HTTP and in Chromium. */
@NullMarked
package games.kumite.spi.console.web;

import org.jspecify.annotations.NullMarked;
