/**
 * The arena: many seeded matches among named bots, on any executor, with standings and ratings.
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
 * <p>All matches of a round share the game's seed, with every line-up and every option set. So all bots have the same
 * luck, and {@link games.kumite.api.arena.Report#difference} compares them round by round. For one seed the report is
 * the same with any number of threads.
 *
 * <p>Without {@linkplain games.kumite.api.arena.Arena#seed a chosen seed} an arena draws one that no bot can guess. The
 * {@linkplain games.kumite.api.arena.Report#seed report} returns it. A match that throws or hangs is in the report with
 * its record and does not stop the others. {@link games.kumite.api.arena.ArenaRun#cancel} stops the whole run.
 *
 * <p>Matches share no mutable state, so two threads on two processors play about twice as many matches in a second as
 * one. The first command measures both alternately within the same seconds, so that other load on the machine cancels
 * out. The second measures the matches per second of a quiet machine.
 *
 * <pre>
 * mvn -Plong test -pl spi -am -Dtest=TwoThreadsTests -Dsurefire.failIfNoSpecifiedTests=false
 * mvn -Pbench test-compile exec:exec@bench -pl spi -am -Dbench=ArenaBenchmark
 * </pre>
 *
 * <h2>Several machines</h2>
 *
 * <p>{@link games.kumite.api.arena.MatchTask Tasks} and {@link games.kumite.api.arena.MatchResult results} are
 * serializable, so an arena runs on any engine that distributes Java tasks. Put the games, the bots' classes and this
 * library on the class path of every machine. Hazelcast offers an {@code ExecutorService}:
 *
 * <pre>{@code
 * Config config = new Config().setClusterName("arena");
 * JoinConfig join = config.getNetworkConfig().getJoin();
 * join.getMulticastConfig().setEnabled(false);
 * join.getTcpIpConfig().setEnabled(true).addMember("10.0.0.1").addMember("10.0.0.2");
 * HazelcastInstance cluster = Hazelcast.newHazelcastInstance(config);    // up to here on every machine
 * Report report = Arena.of("brawler")
 *     .bot("mcts", Bots.named("mcts:1000")).bot("flat", Bots.named("flat:1000"))
 *     .matches(10_000).seed(42)
 *     .run(cluster.getExecutorService("arena"));
 * System.out.println(report);
 * }</pre>
 *
 * <p>Keep the members' ports in a network of your own, and never offer them to strangers. A member runs every task that it
 * receives, and reading a serialized object already runs code: anyone who reaches a port can do on that machine what its
 * user can do. A task also carries the setup and the seed, so a player who sees it knows every hidden card, and a {@link
 * games.kumite.api.Option.Type#DIRECTORY directory} in a setup is read on the machine that plays.
 *
 * <p>A machine may leave during the run. Its matches are then played elsewhere, in the last resort by the waiting
 * thread. A test of the Brawler module verifies that with two members. Spark is not an executor and takes the tasks:
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
 * <h2>Design decisions</h2>
 *
 * <ul>
 * <li><b>Shares have Wilson's interval, scores a bootstrap over rounds.</b> Matches of one round share their seed, so
 *   they are not independent, and whole rounds are drawn.
 * <li><b>In a co-operative game a bot holds all seats.</b> Use line-ups for mixed teams. Playing well with strangers is
 *   a different question from playing well.
 * <li><b>A bot's seed depends on the round and on its name</b>, not on the seat or the task. So a bot has the same
 *   random numbers in a round, with any other entrants. The derivation is one-way: a bot cannot compute its match's seed
 *   from its own.
 * <li><b>A match has a thread of its own.</b> A thread that ignores an interrupt cannot be stopped, so it must be
 *   possible to abandon it. The executor's thread waits, watches the clock and goes on.
 * <li><b>Short matches are sent together</b>, up to 128 in about a millisecond. Sending one takes two to four times as
 *   long as random bots play Brawler. Matches not begun after three milliseconds, or after a hanging match, are returned
 *   and sent again. So no thread is left with a long batch at the end.
 * <li><b>Results are reported in the order of their numbers</b>, so that a log or a file is the same each time. Results
 *   that arrive early wait. At most 512 batches are with the executor at a time.
 * <li><b>Lost tasks are sent again</b>, without a retry library. Tasks depend on nothing outside, and playing one twice
 *   gives the same result.
 * </ul>
 */
@NullMarked
package games.kumite.api.arena;

import org.jspecify.annotations.NullMarked;
