/**
 * The arena: many seeded matches among named bots, on any executor, and what follows from them.
 *
 * <pre>{@code
 * ExecutorService threads = Executors.newFixedThreadPool(2);
 * Report report = Arena.of("brawler")
 *     .bot("mine", seed -> new MyBot(seed))
 *     .bot("mcts", Bots.named("mcts:1000"))
 *     .matches(100).seed(42)
 *     .run(threads, (result, done, total) -> System.out.println(done + " of " + total));
 * System.out.println(report);                                     // standings with intervals
 * System.out.println(report.difference("mine", "mcts").points());  // round by round
 * report.failures().forEach(match -> System.out.println(match.failure().record()));
 * }</pre>
 *
 * <p>All matches of a round share the game's seed: every line-up meets the same luck, with every option set, and
 * {@link games.kumite.api.arena.Report#difference} compares bots round by round. An arena without {@linkplain
 * games.kumite.api.arena.Arena#seed a chosen seed} draws one that no bot can guess, and its {@linkplain
 * games.kumite.api.arena.Report#seed report} says which. The report is the same for a seed
 * whatever the number of threads and the order in which matches end. A match that throws or hangs is in the report with
 * its record, and stops nothing; {@link games.kumite.api.arena.ArenaRun#cancel} stops everything.
 *
 * <p>Matches share nothing that changes, so two threads that each get a processor play about twice as many in a second
 * as one. The first command measures both side by side in the same seconds, so that other load on the machine does not
 * count; the second gives the matches per second of a quiet machine.
 *
 * <pre>
 * mvn -Plong test -pl spi -am -Dtest=TwoThreadsTests -Dsurefire.failIfNoSpecifiedTests=false
 * mvn -Pbench test-compile exec:exec@bench -pl spi -am -Dbench=ArenaBenchmark
 * </pre>
 *
 * <h2>More than one machine</h2>
 *
 * <p>{@link games.kumite.api.arena.MatchTask Tasks} and {@link games.kumite.api.arena.MatchResult results} are
 * serializable, so an arena runs on whatever distributes Java's tasks. The games, the bots' classes and this library
 * have to be on the class path of every machine. On Hazelcast, whose executor is an {@code ExecutorService}:
 *
 * <pre>{@code
 * Config config = new Config().setClusterName("arena");
 * JoinConfig join = config.getNetworkConfig().getJoin();
 * join.getMulticastConfig().setEnabled(false);
 * join.getTcpIpConfig().setEnabled(true).addMember("10.0.0.1").addMember("10.0.0.2");
 * HazelcastInstance cluster = Hazelcast.newHazelcastInstance(config);    // so much on every machine
 * Report report = Arena.of("brawler")
 *     .bot("mcts", Bots.named("mcts:1000")).bot("flat", Bots.named("flat:1000"))
 *     .matches(10_000).seed(42)
 *     .run(cluster.getExecutorService("arena"));
 * System.out.println(report);
 * }</pre>
 *
 * <p>A machine may leave meanwhile: what was on it is played elsewhere, in the end by the waiting thread. A test of the
 * Brawler module holds that with two members. The same seeds on Spark, which is no executor:
 *
 * <pre>{@code
 * Arena arena = Arena.of("brawler")
 *     .bot("mcts", Bots.named("mcts:1000")).bot("flat", Bots.named("flat:1000"))
 *     .matches(10_000).seed(42);
 * List<MatchTask> tasks = arena.tasks();
 * JavaRDD<MatchResult> results = spark.parallelize(tasks, tasks.size()).map(MatchTask::call);
 * System.out.println(arena.report(results.collect()));
 * }</pre>
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>Shares have Wilson's interval, scores a bootstrap over rounds</b>: matches of one round share their seed, so
 *       they are no independent draws, and rounds are drawn as wholes.
 *   <li><b>In a co-operative game a bot holds all seats</b>; mixed tables are there for the asking, as line-ups. Who
 *       plays well with strangers is another question than who plays well.
 *   <li><b>A bot's seed depends on the round and on its name</b>, not on the seat or the task, so it meets a round with
 *       the same chance whoever else is entered. Seeds are derived one way: a bot cannot compute its match's from its own.
 *   <li><b>A match has a thread of its own</b>, since nothing else can be left alone when a bot hangs: a thread that does
 *       not heed an interrupt cannot be stopped. Its executor's thread waits, looks at the clock and goes on.
 *   <li><b>Short matches are handed over together</b>, up to 128 as long as they take about a millisecond: to hand one over
 *       takes two to four times as long as random bots play Brawler. What has not begun after three milliseconds, or
 *       when a match hangs, is given back and sent again, so no thread has much to do alone at the end.
 *   <li><b>Results are reported in the order of their numbers</b>, so that whatever listens, a log or a file, is the
 *       same each time; what has finished early waits. At most 512 batches are with the executor at a time.
 *   <li><b>What an executor loses is sent again</b>, instead of a retry by a library: the tasks depend on nothing but
 *       themselves, and playing one twice gives the same.
 * </ul>
 */
@NullMarked
package games.kumite.api.arena;

import org.jspecify.annotations.NullMarked;
