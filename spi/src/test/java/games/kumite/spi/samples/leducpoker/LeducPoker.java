package games.kumite.spi.samples.leducpoker;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** Leduc poker: six cards, two rounds of bets, and a card that both seats see. */
public final class LeducPoker extends GamePlugin {

  static final String SUITS = "suits";
  private static final int MAX_DECISIONS = 8; // check, raise, raise, call: LP-06, in each of two rounds
  static final int MAX_STAKE = 13; // LP-02, LP-06

  @Override
  public String id() {
    return "leducpoker";
  }

  @Override
  public String title() {
    return "Leduc poker";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.flag(SUITS, "Cards of one rank differ in their suits", false)); // LP-01
  }

  @Override
  public List<Phase> phases() {
    return List.of(Round.PLAY, Round.FIRST.phase(), Round.SECOND.phase());
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(-MAX_STAKE, MAX_STAKE).withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(LeducPokerRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return LeducPokerRules.class;
  }
}
