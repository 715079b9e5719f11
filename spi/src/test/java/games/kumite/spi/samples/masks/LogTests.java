package games.kumite.spi.samples.masks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** What whoever runs matches reads in the log, and what never stands there. */
@Isolated
final class LogTests {

  private final Logger logger = (Logger) LoggerFactory.getLogger("games.kumite.match");
  private final Level before = logger.getLevel();
  private final ListAppender<ILoggingEvent> log = new ListAppender<>() {
    @Override
    protected void append(ILoggingEvent event) {
      event.prepareForDeferredProcessing(); // which reads the context
      super.append(event);
    }
  };

  @BeforeEach
  void listen() {
    logger.setLevel(Level.DEBUG);
    logger.setAdditive(false);
    log.start();
    logger.addAppender(log);
  }

  @AfterEach
  void stop() {
    logger.detachAppender(log);
    logger.setAdditive(true);
    logger.setLevel(before);
  }

  private List<String> lines() {
    return log.list.stream().map(event -> event.getLevel() + " " + event.getFormattedMessage()).toList();
  }

  @Test
  void match_thatIsPlayedAndResumed_isFollowed_withoutItsSeed() {
    Match match = new Masks().start(Setup.seats("Ana", "Bo").seed(123_456_789L));
    RandomSource random = new SeededRandom(1);
    int decisions = 0;
    while (!match.isOver()) {
      match.playRandom(random);
      decisions++;
    }
    match.game().resume(match.record());
    assertThat(lines()).hasSize(3);
    assertThat(lines().get(0)).isEqualTo("INFO masks 1.0 started: 2 seats, options {windows=able}");
    assertThat(lines().get(1)).isEqualTo("INFO masks over after " + decisions + " decisions: " + match.outcome().summary());
    assertThat(lines().get(2)).startsWith("INFO masks 1.0 resumed after " + decisions + " decisions: 2 seats");
    assertThat(String.join(" ", lines())).doesNotContain("123456789");
  }

  @Test
  void match_withAName_hasItInTheTextAndTheContext_evenWhenItIsResumed() {
    Match match = new Masks().start(Setup.seats("Ana", "Bo").seed(1).matchName("table 7"));
    RandomSource random = new SeededRandom(1);
    while (!match.isOver()) {
      match.playRandom(random);
    }
    match.game().resume(match.record());
    assertThat(lines()).hasSize(3).allSatisfy(line -> assertThat(line).contains(" \"table 7\" "));
    assertThat(lines().get(0)).isEqualTo("INFO masks 1.0 \"table 7\" started: 2 seats, options {windows=able}");
    assertThat(log.list).allSatisfy(event -> assertThat(event.getMDCPropertyMap()).containsEntry("kumite.match", "table 7"));
    assertThat(MDC.get("kumite.match")).as("after the calls").isNull();
  }

  @Test
  void match_withoutAName_leavesTheContextOfItsOwnerAlone() {
    MDC.put("kumite.match", "the owner's");
    try {
      new Masks().start(Setup.seats("Ana", "Bo").seed(1));
      assertThat(MDC.get("kumite.match")).isEqualTo("the owner's");
    } finally {
      MDC.remove("kumite.match");
    }
  }

  @Test
  void owner_namesARunningMatch_butNotWithALineOfTheLogsOwn() {
    Match match = new Masks().start(Setup.seats("Ana", "Bo").seed(1));
    match.addNote("Name", "final");
    match.addNote("Name", "x\nERROR forged");
    match.game().resume(match.record());
    assertThat(lines().get(1)).startsWith("INFO masks 1.0 \"final\" resumed").doesNotContain("forged");
  }

  @Test
  void playouts_areSilent() {
    Match match = new Masks().start(Setup.seats("Ana", "Bo").seed(1).matchName("quiet").withoutRecord());
    Match world = match.perspective(match.seats().get(0)).imagine(new SeededRandom(2));
    world.playRandom(new SeededRandom(3));
    match.playRandom(new SeededRandom(3));
    assertThat(lines()).isEmpty();
  }

  @Test
  void match_thatAMistakeStops_isAnError_withItsCause() {
    ScriptedRandom random = new ScriptedRandom().putPermutation("deck", 0, 4, 8, 12, 13, 14, 9, 15, 1, 2, 3, 5, 6, 7, 10)
        .put("cup-1", 1).put("cup-2", 2);
    Match match = new Masks().start(Setup.seats("Ana", "Bo").random(random));
    match.play(match.decision().parse("duke"));
    assertThatThrownBy(() -> {
      match.play(match.decision().parse("doubt"));
      match.play(0);
    }).isInstanceOf(RuntimeException.class);
    assertThat(lines().get(lines().size() - 1)).startsWith("ERROR masks failed in decision ")
        .endsWith("and stands before it; its record leads there");
    assertThat(log.list.get(log.list.size() - 1).getThrowableProxy()).isNotNull();
  }
}
