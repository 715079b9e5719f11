package games.kumite.spi.console.web;

import java.util.concurrent.Executor;

/**
 * The threads that all tables share.
 *
 * @param rules the threads that use the matches
 * @param thinking the threads of bots
 * @param previews the threads of previews
 */
record TableThreads(Executor rules, Executor thinking, Executor previews) {}
