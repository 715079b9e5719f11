/** {title}: two to four seats stash treasures and raid hoards. Its rules are RULES.md. */
package {package};
