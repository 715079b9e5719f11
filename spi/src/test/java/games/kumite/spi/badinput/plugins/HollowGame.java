package games.kumite.spi.badinput.plugins;

import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A game of which one method gives what a test wants. */
@SuppressWarnings("NullAway")
public final class HollowGame extends StubGame {

  private static volatile String method = "";
  private static volatile Supplier<@Nullable Object> giving = () -> null;

  /** Says which method gives what. */
  public static void let(String name, Supplier<@Nullable Object> given) {
    method = name;
    giving = given;
  }

  @SuppressWarnings("unchecked")
  private static <T> T or(String name, T usual) {
    return name.equals(method) ? (T) giving.get() : usual;
  }

  @Override
  public String id() {
    return or("id", "hollow");
  }

  @Override
  public String title() {
    return or("title", super.title());
  }

  @Override
  public String version() {
    return or("version", super.version());
  }

  @Override
  public List<Integer> seatCounts() {
    return or("seatCounts", super.seatCounts());
  }

  @Override
  public List<Option> options() {
    return or("options", super.options());
  }

  @Override
  public List<Phase> phases() {
    return or("phases", super.phases());
  }

  @Override
  public List<String> keywords() {
    return or("keywords", super.keywords());
  }

  @Override
  public List<Locale> languages() {
    return or("languages", List.of(Locale.ENGLISH));
  }

  @Override
  public Optional<String> unavailableReason() {
    return or("obstacle", Optional.empty());
  }

  @Override
  public GameProperties properties() {
    return or("facts", super.properties());
  }
}
