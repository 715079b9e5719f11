/**
 * Tests of a game's table in the browser. They need the console's server, {@code org.eclipse.jetty:jetty-server}, in test
 * scope, and are skipped on a machine without Chromium.
 */
@NullMarked
package games.kumite.spi.testkit.browser;

import org.jspecify.annotations.NullMarked;
