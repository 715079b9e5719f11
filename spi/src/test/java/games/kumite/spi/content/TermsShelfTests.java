package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated
final class TermsShelfTests {

  private record Settings(int players, String content) {}

  private record Terms(Settings settings, String content) {}

  private final List<String> read = new ArrayList<>();
  private final ContentCache<String> contents = new ContentCache<>(directory -> {
    read.add(directory);
    if (directory.equals("broken")) {
      throw new ContentException(List.of(new ContentProblem("cards.json", "card", "name", "is missing")));
    }
    return "cards of <" + directory + ">";
  });
  private final DefinitionCache<Settings, String, Terms> shelf =
      new DefinitionCache<>(contents, Settings::content, Terms::new);

  @Test
  void of_equalSettings_sameTerms() {
    Terms terms = shelf.of(new Settings(2, ""));

    assertThat(terms.content()).isEqualTo("cards of <>");
    assertThat(shelf.of(new Settings(2, ""))).isSameAs(terms);
    assertThat(shelf.of(new Settings(3, ""))).isNotEqualTo(terms);
    assertThat(read).containsExactly("");
  }

  @Test
  void of_ownersContent_madeAndReadForEachMatch() {
    Terms terms = shelf.of(new Settings(2, "mine"));

    assertThat(terms.content()).isEqualTo("cards of <mine>");
    assertThat(shelf.of(new Settings(2, "mine"))).isEqualTo(terms).isNotSameAs(terms);
    assertThat(read).containsExactly("mine", "mine");
  }

  @Test
  void of_brokenContent_saysWhatIsWrongEachTime() {
    for (int time = 0; time < 2; time++) {
      assertThatThrownBy(() -> shelf.of(new Settings(2, "broken")))
          .isInstanceOf(InvalidSetupException.class).hasMessageContaining("cards.json");
    }
    assertThat(shelf.of(new Settings(2, "")).content()).isEqualTo("cards of <>");
  }

  /** One owner's directory whose files never come, such as a pipe, must not stop everybody else. */
  @Test
  @Timeout(20)
  void of_whileAnotherThreadMakesOrReads_goesOn() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(2);
    CountDownLatch released = new CountDownLatch(1);
    ContentCache<String> slow = new ContentCache<>(directory -> directory.isEmpty() ? "shipped" : waiting(begun, released));
    DefinitionCache<Settings, String, Terms> held = new DefinitionCache<>(slow, Settings::content,
        (settings, content) -> new Terms(settings, settings.players() == 9 ? waiting(begun, released) : content));
    List<Thread> waiting = new ArrayList<>();
    for (Settings settings : List.of(new Settings(2, "mine"), new Settings(9, ""))) {
      Thread thread = new Thread(() -> held.of(settings));
      thread.setDaemon(true);
      thread.start();
      waiting.add(thread);
    }
    begun.await();

    assertThat(held.of(new Settings(2, "")).content()).isEqualTo("shipped");
    assertThat(held.of(new Settings(3, "")).content()).isEqualTo("shipped");

    released.countDown();
    for (Thread thread : waiting) {
      thread.join();
    }
    assertThat(held.size()).isEqualTo(3);
  }

  private static String waiting(CountDownLatch begun, CountDownLatch released) {
    begun.countDown();
    try {
      released.await();
    } catch (InterruptedException interrupt) {
      throw new IllegalStateException(interrupt);
    }
    return "late";
  }

  /** The collector works beside this thread, so it is given time. */
  @Test
  @Timeout(60)
  void of_manySettings_forgetsWhatNobodyUses() throws InterruptedException {
    int players = 0;
    while (players < 1000) {
      shelf.of(new Settings(players++, ""));
    }
    while (shelf.size() >= 200) {
      System.gc();
      Thread.sleep(10);
      shelf.of(new Settings(players++, ""));
    }
    assertThat(shelf.of(new Settings(players, "")).settings().players()).isEqualTo(players);
  }
}
